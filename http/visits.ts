import type { IncomingMessage } from "node:http";
import { isbot } from "isbot";
import { findPage, type PageName, pathTo } from "../content/addresses.ts";
import { languageOf } from "../content/language.ts";
import type { Db } from "../db/connect.ts";
import { sourceOf } from "../domain/analytics/visit.ts";
import { addViews } from "../domain/analytics/visit-store.ts";
import type { Runtime } from "../domain/runtime.ts";
import { dayIn } from "../domain/wall-clock.ts";

export type VisitCounter = {
	seen(request: IncomingMessage, status: number): void;
	flush(): Promise<void>;
};

type Counter = {
	db: Db;
	runtime: Runtime;
	timeZone: string;
	onPost(path: string, request: IncomingMessage): void;
	onFailure(error: unknown): void;
};

/** Pages of one's own, which no statistics count. */
const unseen: readonly PageName[] = [
	...(["portal", "portalAccount", "portalDemo", "portalReport", "signOut"] as const),
	...(["signInCode", "newPassword"] as const),
];
/** A limit for invented sources: all beyond it count as one. */
const mostCounts = 2_000;
const separator = "\n";

export function createVisitCounter({ db, runtime, timeZone, onPost, onFailure }: Counter): VisitCounter {
	let counts = new Map<string, number>();
	let calendar = { minute: -1, day: "" };
	const pages = remembered(pageOf, 2_000);
	const sources = remembered(sourceIn, 2_000);
	const people = remembered((agent) => agent !== "" && !isbot(agent), 2_000);

	function add(key: string, views: number) {
		const before = counts.get(key);
		const kept = before !== undefined || counts.size < mostCounts ? key : ofOthers(key);
		counts.set(kept, (counts.get(kept) ?? 0) + views);
	}

	function today(): string {
		const minute = Math.floor(runtime.now().getTime() / 60_000);
		if (minute !== calendar.minute) calendar = { minute, day: dayIn(runtime.now(), timeZone) };
		return calendar.day;
	}

	return {
		seen(request, status) {
			const { method, url = "", headers } = request;
			if (method !== "GET" || (status !== 200 && status !== 304)) return;
			// Nobody saw a prefetched page, nor what a script requested.
			if (headers["sec-purpose"] ?? headers.purpose) return;
			if ((headers["sec-fetch-dest"] ?? "document") !== "document") return;
			const path = url.split("?", 1)[0] ?? "";
			const page = pages(path);
			if (!page || !people(headers["user-agent"] ?? "")) return;
			if (page.isPost) onPost(path, request);
			const campaign = /[?&]utm_source=([^&#]*)/.exec(url)?.[1] ?? "";
			const source = sources(`${headers.host}${separator}${campaign}${separator}${headers.referer ?? ""}`);
			add(`${today()}${separator}${page.key}${separator}${source}`, 1);
		},
		async flush() {
			if (counts.size === 0) return;
			const counted = counts;
			counts = new Map();
			const rows = [...counted].map(([key, views]) => {
				const [day = "", page = "", language = "", source = ""] = key.split(separator);
				return { day, page, language: languageOf(language === "en" ? "/en" : "/"), source, views };
			});
			try {
				await addViews(db, rows);
			} catch (error) {
				for (const [key, views] of counted) add(key, views);
				onFailure(error);
			}
		},
	};
}

function pageOf(path: string): { key: string; isPost: boolean } | null {
	const found = findPage(path);
	if (!found || unseen.includes(found.page)) return null;
	const { page, params } = found;
	return { key: [pathTo(page, "es", params), languageOf(path)].join(separator), isPost: page === "post" };
}

function ofOthers(key: string): string {
	const [day, page, language] = key.split(separator);
	return [day, page, language, "other"].join(separator);
}

function sourceIn(told: string): string {
	const [host = "", campaign = "", referrer = ""] = told.split(separator);
	return sourceOf({ campaign: campaign || null, referrer: referrer || undefined }, host);
}

/** Caches results, because answering a page is ten times faster than reading its headers. */
function remembered<Value>(find: (text: string) => Value, most: number): (text: string) => Value {
	const known = new Map<string, Value>();
	return (text) => {
		const before = known.get(text);
		if (before !== undefined) return before;
		const value = find(text);
		if (known.size >= most) known.clear();
		known.set(text, value);
		return value;
	};
}
