import type { SelectQueryBuilder } from "kysely";
import type { Language } from "../../content/language.ts";
import type { Db } from "../../db/connect.ts";
import type { Database } from "../../db/tables.ts";

/** Beyond so many posts the newest are tried in turn: one in some is bound to have the word. */
const rareUpTo = 3_000;

/** The words, the one that fewest posts have first, each with whether those are few. */
export async function weighed(db: Db, language: Language, words: readonly string[]) {
	const counted = await Promise.all(
		words.map(async (word) => {
			const rows = beginning(db.selectFrom("post_words"), language, word)
				.select("post_id")
				.limit(rareUpTo + 1);
			const { posts } = await db
				.selectFrom(rows.as("found"))
				.select((eb) => eb.fn.countAll<number>().as("posts"))
				.executeTakeFirstOrThrow();
			return { word, posts: Number(posts), rare: Number(posts) <= rareUpTo };
		}),
	);
	return counted.toSorted((one, other) => one.posts - other.posts);
}

type Words = SelectQueryBuilder<Database, "post_words", object>;

export function beginning(words: Words, language: Language, word: string) {
	return hasWord(words.where("language", "=", language), word);
}

export function hasWord<Selected extends Words>(words: Selected, word: string) {
	return words.where("word", ">=", word).where("word", "<", `${word}\u{10ffff}`);
}
