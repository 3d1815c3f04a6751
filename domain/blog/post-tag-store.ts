import type { Language } from "../../content/language.ts";
import type { Db } from "../../db/connect.ts";

/** Which public posts of those with a tag. Now: ISO 8601, UTC. */
export type Page = { language: Language; now: string; limit: number; offset: number };

/** A tag of more posts is common. */
export const rareUpTo = 3_000;

/** The newest public posts with a tag, read from the index as they are shown. */
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

/** Whether so few posts have a tag that they are looked at one by one; otherwise the newest posts are. */
export async function isRareTag(db: Db, tag: string, page: Page): Promise<boolean> {
	const beyond = await newestTagged(db, tag, { ...page, limit: 1, offset: rareUpTo }).execute();
	return beyond.length === 0;
}
