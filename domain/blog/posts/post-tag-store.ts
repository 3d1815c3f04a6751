import type { Db } from "../../../db/connect.ts";
import type { Language } from "../../../shared/language.ts";

export type Page = { language: Language; now: string; limit: number; offset: number };

export const rareUpTo = 3_000;

/** Queries the newest public posts with a tag, in index order. */
export function newestTagged(db: Db, tag: string, { language, now, limit, offset }: Page) {
	return db
		.selectFrom("post_tags")
		.select("post_id")
		.where("language", "=", language)
		.where("key", "=", tag)
		.where("published_at", "<=", now)
		.orderBy("published_at", "desc")
		.orderBy("post_id", "desc")
		.limit(limit)
		.offset(offset);
}

/** Tells whether a tag has few enough posts to check each; with more, the newest posts are checked. */
export async function isRareTag(db: Db, tag: string, page: Page): Promise<boolean> {
	const beyond = await newestTagged(db, tag, { ...page, limit: 1, offset: rareUpTo }).execute();
	return beyond.length === 0;
}
