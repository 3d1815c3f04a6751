import { type SelectQueryBuilder, sql } from "kysely";
import type { Language } from "../../content/language.ts";
import type { Db } from "../../db/connect.ts";
import type { Database } from "../../db/tables.ts";
import { asBeginning } from "./indexed-words.ts";

/** Beyond so many posts the newest are tried in turn: one in some is bound to have the word. */
export const rareUpTo = 3_000;

/** So many words that begin alike are looked up one by one: each has its newest posts at hand in the index. */
const fewWords = 8;

/** Which posts of those that are found. */
export type Page = { language: Language; now: string; limit: number; offset: number };

/** The same page, as wide as everything a rare word or tag can have. */
export function allOfFew(page: Page): Page {
	return { ...page, limit: rareUpTo, offset: 0 };
}

/**
 * The newest public posts with a word that begins so, read from the index as they are shown.
 * @param word folded; see wordsOf. @returns null when too many different words begin so.
 */
export async function newestWith(db: Db, word: string, page: Page): Promise<string[] | null> {
	const { language, now, limit, offset } = page;
	const indexed = asBeginning(word);
	const words = indexed ? [indexed] : await wordsBeginning(db, language, word);
	const [first, ...others] = words;
	if (first === undefined) return [];
	if (words.length > fewWords) return null;
	const newest = (exact: string) =>
		db
			.selectFrom((eb) =>
				eb
					.selectFrom("post_words")
					.select(["post_id", "published_at"])
					.where("language", "=", language)
					.where("word", "=", exact)
					.where("published_at", "<=", now)
					.orderBy("published_at", "desc")
					.orderBy("post_id", "desc")
					.limit(limit + offset)
					.as("newest"),
			)
			.select(["post_id", "published_at"]);
	const all = others.reduce((union, exact) => union.unionAll(newest(exact)), newest(first));
	const rows = await db
		.selectFrom(all.as("found"))
		.select(["post_id", "published_at"])
		.distinct()
		.orderBy("published_at", "desc")
		.orderBy("post_id", "desc")
		.limit(limit)
		.offset(offset)
		.execute();
	return idsOf(rows);
}

/** So many of the newest posts are tried before words are weighed: two common words are often found among them. */
const recent = 1_000;

/** The newest public posts that have all these words; null when too few of the newest do to fill the page. */
export async function newestAmongRecent(
	db: Db,
	words: readonly string[],
	{ language, now, limit, offset }: Page,
): Promise<string[] | null> {
	let query = db
		.selectFrom((eb) =>
			eb
				.selectFrom("posts")
				.select(["id as post_id", "published_at"])
				.where("language", "=", language)
				.where("published_at", "<=", now)
				.orderBy("published_at", "desc")
				.orderBy("id", "desc")
				.limit(recent)
				.as("newest"),
		)
		.select("post_id")
		.orderBy("published_at", "desc")
		.orderBy("post_id", "desc")
		.limit(limit)
		.offset(offset);
	for (const word of words)
		query = query.where(({ exists, selectFrom, ref }) =>
			exists(
				hasWord(selectFrom("post_words").where("post_id", "=", ref("newest.post_id")), word).select("word"),
			),
		);
	const rows = await query.execute();
	return rows.length < limit ? null : idsOf(rows);
}

/** The same for a word that few posts have, as a query: each of them is looked at. */
export function newestOfFew(db: Db, word: string, { language, now, limit, offset }: Page) {
	return (
		beginning(db.selectFrom("post_words"), language, word)
			.select("post_id")
			.where("published_at", "<=", now)
			.groupBy("post_id")
			// A post's words all have its moment.
			.orderBy(({ fn }) => fn.max("published_at"), "desc")
			.orderBy("post_id", "desc")
			.limit(limit)
			.offset(offset)
	);
}

/** The different words that begin so, from one to the next by the index, until they are too many. */
async function wordsBeginning(db: Db, language: Language, word: string): Promise<string[]> {
	const rows = await db
		.withRecursive("found(word, number)", (cte) =>
			beginning(cte.selectFrom("post_words"), language, word)
				.select(({ fn }) => [fn.min<string | null>("word").as("word"), sql<number>`1`.as("number")])
				.unionAll(
					cte
						.selectFrom("found")
						.select(({ selectFrom, eb, lit }) => [
							selectFrom("post_words")
								.select(({ fn }) => fn.min("post_words.word").as("word"))
								.where("post_words.language", "=", language)
								.whereRef("post_words.word", ">", "found.word")
								.where("post_words.word", "<", `${word}\u{10ffff}`)
								.as("word"),
							eb("found.number", "+", lit(1)).as("number"),
						])
						.where("found.word", "is not", null)
						.where("found.number", "<=", fewWords),
				),
		)
		.selectFrom("found")
		.select("word")
		.where("word", "is not", null)
		.execute();
	return rows.flatMap(({ word }) => word ?? []);
}

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

/** The posts' ids of rows that name them, in their order. */
export function idsOf(rows: readonly { post_id: string }[]): string[] {
	return rows.map(({ post_id }) => post_id);
}

type Words = SelectQueryBuilder<Database, "post_words", object>;

function beginning(words: Words, language: Language, word: string) {
	return hasWord(words.where("language", "=", language), word);
}

/** Only words that begin with this one: one place or one range of the index. @param word folded; see wordsOf. */
export function hasWord<Selected extends Words>(words: Selected, word: string) {
	const indexed = asBeginning(word);
	if (indexed) return words.where("word", "=", indexed);
	return words.where("word", ">=", word).where("word", "<", `${word}\u{10ffff}`);
}
