import type { Db } from "../../../db/connect.ts";
import type { Language } from "../../../shared/language.ts";
import { plainLower } from "../../words/plain.ts";

/**
 * Finds the posts of a small blog whose title or excerpt contains every typed word, even inside words.
 * @param search the text as typed; now: ISO 8601, UTC; few: the most posts to read.
 * @returns null when the blog has more posts than that.
 */
export async function searchSmallBlog(
	db: Db,
	{ language, now, search, few }: { language: Language; now: string; search: string; few: number },
): Promise<string[] | null> {
	const newest = db
		.selectFrom("posts")
		.where("language", "=", language)
		.where("published_at", "<=", now)
		.orderBy("published_at", "desc");
	// A separate query looks for one post beyond the limit, so that a large blog is not read in vain.
	const beyond = await newest.select("id").limit(1).offset(few).execute();
	if (beyond.length > 0) return null;
	const rows = await newest.select(["id", "title", "excerpt"]).limit(few).execute();
	const words = plainLower(search).split(/\s+/).filter(Boolean);
	return rows.flatMap(({ id, title, excerpt }) => {
		const text = plainLower(`${title}\n${excerpt}`);
		return words.every((word) => text.includes(word)) ? [id] : [];
	});
}
