import type { Language } from "../../content/language.ts";
import type { Db } from "../../db/connect.ts";
import { folded } from "../words/folded.ts";

/**
 * Of a blog with few posts, those whose title or excerpt has each typed word somewhere, also inside a word, as signs too.
 * @param search as it was typed. @param now ISO 8601, UTC; few: so many are looked through. @returns null when there are too many posts to look through.
 */
export async function amongFew(
	db: Db,
	{ language, now, search, few }: { language: Language; now: string; search: string; few: number },
): Promise<string[] | null> {
	const newest = db
		.selectFrom("posts")
		.where("language", "=", language)
		.where("published_at", "<=", now)
		.orderBy("published_at", "desc");
	// One more is looked for by itself: a large blog is not read to find out that it is large.
	const beyond = await newest.select("id").limit(1).offset(few).execute();
	if (beyond.length > 0) return null;
	const rows = await newest.select(["id", "title", "excerpt"]).limit(few).execute();
	const typed = folded(search).split(/\s+/).filter(Boolean);
	return rows.flatMap(({ id, title, excerpt }) => {
		const text = folded(`${title}\n${excerpt}`);
		return typed.every((word) => text.includes(word)) ? [id] : [];
	});
}
