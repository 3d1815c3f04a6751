import { timeZone } from "../../content/locale.ts";
import type { Db } from "../../db/connect.ts";
import { type Language, languageOr } from "../../shared/language.ts";
import type { Runtime } from "../runtime.ts";
import { dayIn } from "../wall-clock.ts";
import { addViews } from "./visit-store.ts";

/** A view of a page, which is named by its Spanish path. */
type PageView = { page: string; language: Language; source: string };

type ViewCounts = {
	add(view: PageView): void;
	/** Stores the counts since the last time; keeps them when that fails. @throws what the database throws. */
	flush(): Promise<void>;
};

/** A limit for invented sources: all beyond it count as one. */
const mostCounts = 2_000;
const separator = "\n";

/** Counts views in memory, by their day, until they are stored together. */
export function createViewCounts(db: Db, runtime: Runtime): ViewCounts {
	let counts = new Map<string, number>();
	let calendar = { minute: -1, day: "" };

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
		add: ({ page, language, source }) => add([today(), page, language, source].join(separator), 1),
		async flush() {
			if (counts.size === 0) return;
			const counted = counts;
			counts = new Map();
			const rows = [...counted].map(([key, views]) => {
				const [day = "", page = "", language = "", source = ""] = key.split(separator);
				return { day, page, language: languageOr(language, "es"), source, views };
			});
			try {
				await addViews(db, rows);
			} catch (error) {
				for (const [key, views] of counted) add(key, views);
				throw error;
			}
		},
	};
}

function ofOthers(key: string): string {
	const [day, page, language] = key.split(separator);
	return [day, page, language, "other"].join(separator);
}
