import type { IncomingMessage } from "node:http";
import { isbot } from "isbot";
import { findPage, type PageName, pathTo } from "../content/addresses.ts";
import type { Db } from "../db/connect.ts";
import { createViewCounts } from "../domain/analytics/count-views.ts";
import { sourceOf } from "../domain/analytics/visit.ts";
import type { Runtime } from "../domain/runtime.ts";
import { type Language, languageOf } from "../shared/language.ts";

export type VisitCounter = {
	count(request: IncomingMessage, status: number): void;
	flush(): Promise<void>;
};

type Counter = {
	db: Db;
	runtime: Runtime;
	onPost(path: string, request: IncomingMessage): void;
	onFailure(error: unknown): void;
};

/** Private pages, which no statistics count. */
const uncounted: readonly PageName[] = [
	...(["portal", "portalAccount", "portalDemo", "portalReport", "signOut"] as const),
	...(["signInCode", "newPassword", "invitation", "emailChange"] as const),
];
const separator = "\n";
/** A prerendered page posts here when it is shown. */
export const shownPath = "/seen";

export function createVisitCounter({ db, runtime, onPost, onFailure }: Counter): VisitCounter {
	const counts = createViewCounts(db, runtime);
	let flushing = Promise.resolve();
	const findPageAt = cached(pageOf, 2_000);
	const findSource = cached(sourceIn, 2_000);
	const isPerson = cached((agent) => agent !== "" && !isbot(agent), 2_000);

	return {
		count(request, status) {
			const { headers } = request;
			const url = viewedAddress(request, status);
			const path = url?.split("?", 1)[0] ?? "";
			const page = findPageAt(path);
			if (!page || !isPerson(headers["user-agent"] ?? "")) return;
			if (page.isPost) onPost(path, request);
			const campaign = /[?&]utm_source=([^&#]*)/.exec(url ?? "")?.[1] ?? "";
			const source = findSource(`${headers.host}${separator}${campaign}${separator}${headers.referer ?? ""}`);
			counts.add({ page: page.path, language: page.language, source });
		},
		flush() {
			flushing = flushing.then(counts.flush).catch(onFailure);
			return flushing;
		},
	};
}

/** @returns the address of the page that a person sees with this answer; null when nobody does. */
function viewedAddress({ method, url = "", headers }: IncomingMessage, status: number): string | null {
	if (method === "POST" && url === shownPath) return status === 204 ? shownPage(headers) : null;
	if (method !== "GET" || (status !== 200 && status !== 304)) return null;
	// The site's own rules prefetch a page whose link is pressed: it counts. What others prefetch, or prerender, does not.
	const purpose = headers["sec-purpose"] ?? headers.purpose ?? "";
	if (purpose && (headers["sec-fetch-site"] !== "same-origin" || /prerender/.test(`${purpose}`))) return null;
	// Nor what a script requested.
	return (headers["sec-fetch-dest"] ?? "document") === "document" ? url : null;
}

function shownPage({ referer = "", host }: IncomingMessage["headers"]): string | null {
	const page = URL.parse(referer);
	return page?.host === host ? (page?.pathname ?? null) : null;
}

type CountedPage = { path: string; language: Language; isPost: boolean };

function pageOf(path: string): CountedPage | null {
	const found = findPage(path);
	if (!found || uncounted.includes(found.page)) return null;
	const { page, params } = found;
	return { path: pathTo(page, "es", params), language: languageOf(path), isPost: page === "post" };
}

function sourceIn(key: string): string {
	const [host = "", campaign = "", referrer = ""] = key.split(separator);
	return sourceOf({ campaign: campaign || null, referrer: referrer || undefined }, host);
}

/** Caches results, because answering a page is ten times faster than reading its headers. */
function cached<Value>(find: (text: string) => Value, most: number): (text: string) => Value {
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
