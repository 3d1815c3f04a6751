import { type SelectQueryBuilder, sql } from "kysely";
import type { Language } from "../../content/language.ts";
import type { Db } from "../../db/connect.ts";
import type { Database } from "../../db/tables.ts";
import { asBeginning, beginningOf } from "./indexed-words.ts";

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

/** So many of the newest posts with a word are tried before words are weighed: common ones are often found among them. */
const recent = 1_000;

/**
 * The newest public posts that have all these words, and the tag: read from the index from one word's newest on.
 * @param words folded, see wordsOf; the first says most. @returns null when too few of its newest have the rest to fill
 * the page.
 */
export async function newestWithAll(
	db: Db,
	{ words, tag }: { words: readonly [string, ...string[]]; tag?: string },
	{ language, now, limit, offset }: Page,
): Promise<string[] | null> {
	const first = beginningOf(words[0]);
	let query = db
		.selectFrom((eb) =>
			eb
				.selectFrom("post_words")
				.select(["post_id", "published_at"])
				.where("language", "=", language)
				.where("word", "=", first)
				.where("published_at", "<=", now)
				.orderBy("published_at", "desc")
				.orderBy("post_id", "desc")
				.limit(recent)
				.as("newest"),
		)
		.select("post_id")
		.orderBy("published_at", "desc")
		.orderBy("post_id", "desc")
		.limit(limit)
		.offset(offset);
	for (const word of words.filter((one) => asBeginning(one) !== first))
		query = query.where(({ exists, selectFrom, ref }) =>
			exists(
				hasWord(selectFrom("post_words").where("post_id", "=", ref("newest.post_id")), word).select("word"),
			),
		);
	if (tag)
		query = query.where(({ exists, selectFrom, ref }) =>
			exists(
				selectFrom("post_tags")
					.select("key")
					.where("post_id", "=", ref("newest.post_id"))
					.where("key", "=", tag),
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
	const end = `${word}\u{10ffff}`;
	const { first, last } = await db
		.selectNoFrom(({ selectFrom }) => {
			const found = beginning(selectFrom("post_words"), language, word);
			return [
				found.select(({ fn }) => fn.min<string | null>("word").as("word")).as("first"),
				found.select(({ fn }) => fn.max<string | null>("word").as("word")).as("last"),
			];
		})
		.executeTakeFirstOrThrow();
	if (first === null || last === null) return [];
	if (first === last) return [first];
	// Put together by hand: the builder takes three times as long for it as the database.
	const { rows } = await sql<{ word: string }>`
		with recursive found (word, number) as (
			select min(word), 1 from post_words where language = ${language} and word = ${first}
			union all
			select (
				select min(next.word) from post_words as next
				where next.language = ${language} and next.word > found.word and next.word < ${end}
			), number + 1
			from found where found.word is not null and number <= ${fewWords}
		)
		select word from found where word is not null
	`.execute(db);
	return rows.map((row) => row.word);
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
