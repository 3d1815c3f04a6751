import type { Language } from "../../content/language.ts";
import { isAmong } from "../../db/among.ts";
import type { Db } from "../../db/connect.ts";
import { behind, type Seen } from "../../db/keyset.ts";
import { wordsOf } from "../words/words-of.ts";
import { amongFew } from "./few-posts-store.ts";
import type { Post, PostCard } from "./post.ts";
import { cardColumns, cardOf } from "./post-row.ts";
import {
	allOfFew,
	hasWord,
	idsOf,
	newestOfFew,
	newestWith,
	newestWithAll,
	weighed,
} from "./post-search-store.ts";
import { findPost } from "./post-store.ts";
import { isRareTag, newestTagged } from "./post-tag-store.ts";

export type PostFilter = {
	language: Language;
	/** ISO 8601: what is public later is not shown. */
	now: string;
	limit: number;
	offset?: number;
	category?: string;
	/** A tag's key; see tagKey. */
	tag?: string;
	author?: string;
	/** Only those whose title or excerpt has each of these words: in a large blog, a word that begins with it. */
	search?: string;
	/** Without these. */
	except?: readonly string[];
	/** Of a blog with so many posts, or fewer, a search looks through all; the tests', who have no more. */
	few?: number;
};

/** The words a search goes by: so many, and the longest, which say most. */
function longestOf(words: readonly string[]): string[] {
	return words.toSorted((one, other) => other.length - one.length).slice(0, 12);
}

/** Public posts as cards, newest first. */
export async function listPosts(db: Db, filter: PostFilter): Promise<PostCard[]> {
	const { language, now, limit, offset = 0, category, tag, author, search, except = [], few = 200 } = filter;
	let query = db
		.selectFrom("posts")
		.select(cardColumns)
		.where("language", "=", language)
		.where("published_at", "<=", now)
		.orderBy("published_at", "desc")
		.orderBy("id", "desc");
	const shown = async (ids: readonly string[]) =>
		ids.length > 0 ? (await query.where(isAmong("id", ids)).execute()).map(cardOf) : [];
	const page = { language, now, limit, offset };
	const found = search ? await amongFew(db, { language, now, search, few }) : null;
	const words = found || !search ? [] : longestOf(wordsOf(search));
	// Signs alone are no word of the index.
	if (search && !found && words.length === 0) return [];
	if (found) query = query.where(isAmong("id", found));
	const [word, ...furtherWords] = words;
	// One thing alone decides which posts these are: only as many as are shown are read.
	const isNarrowed = Boolean(category || author || found || except.length > 0);
	if (tag && words.length === 0 && !isNarrowed)
		return shown(idsOf(await newestTagged(db, tag, page).execute()));
	if (word && furtherWords.length === 0 && !tag && !isNarrowed) {
		const ids = await newestWith(db, word, page);
		if (ids) return shown(ids);
	}
	if (word && (tag || furtherWords.length > 0) && !isNarrowed) {
		const ids = await newestWithAll(db, { words: [word, ...furtherWords], tag }, page);
		if (ids) return shown(ids);
	}
	if (category) query = query.where("category", "=", category);
	if (author) query = query.where("author_key", "=", author);
	if (except.length > 0) query = query.where("id", "not in", except);
	if (tag && (await isRareTag(db, tag, page)))
		query = query.where("id", "in", newestTagged(db, tag, allOfFew(page)));
	else if (tag)
		query = query.where(({ exists, selectFrom, ref }) =>
			exists(
				selectFrom("post_tags").select("key").where("post_id", "=", ref("posts.id")).where("key", "=", tag),
			),
		);
	const [rarest, ...others] = await weighed(db, language, words);
	if (rarest?.rare) query = query.where("id", "in", newestOfFew(db, rarest.word, allOfFew(page)));
	for (const { word } of rarest?.rare === false ? [rarest, ...others] : others)
		query = query.where(({ exists, selectFrom, ref }) =>
			exists(hasWord(selectFrom("post_words").where("post_id", "=", ref("posts.id")), word).select("word")),
		);
	const rows = await query.limit(limit).offset(offset).execute();
	return rows.map(cardOf);
}

/**
 * The public posts right before and right after one, by date.
 * @param post its publishedAt, and now: ISO 8601, UTC.
 * @returns null where it is the first or the last.
 */
export async function neighboursOf(
	db: Db,
	language: Language,
	{ publishedAt, id }: { publishedAt: string; id: string },
	now: string,
): Promise<Record<"earlier" | "later", PostCard | null>> {
	const live = db
		.selectFrom("posts")
		.select(cardColumns)
		.where("language", "=", language)
		.where("id", "!=", id)
		.limit(1);
	const [earlier, later] = await Promise.all([
		live
			.where("published_at", "<=", publishedAt)
			.where(({ or, eb }) => or([eb("published_at", "<", publishedAt), eb("id", "<", id)]))
			.orderBy("published_at", "desc")
			.orderBy("id", "desc")
			.executeTakeFirst(),
		live
			.where("published_at", "<=", now)
			.where("published_at", ">=", publishedAt)
			.where(({ or, eb }) => or([eb("published_at", ">", publishedAt), eb("id", ">", id)]))
			.orderBy("published_at")
			.orderBy("id")
			.executeTakeFirst(),
	]);
	return { earlier: earlier ? cardOf(earlier) : null, later: later ? cardOf(later) : null };
}

/** Public posts by how often they were read, the most first. */
export async function mostRead(db: Db, language: Language, now: string, limit: number): Promise<PostCard[]> {
	const rows = await db
		.selectFrom("posts")
		.select(cardColumns)
		.where("language", "=", language)
		.where("published_at", "<=", now)
		.orderBy("views", "desc")
		.orderBy("published_at", "desc")
		.limit(limit)
		.execute();
	return rows.map(cardOf);
}

/** Public posts whole, newest first: what feeds carry. @param now ISO 8601, UTC. */
export async function newestPosts(db: Db, language: Language, now: string, limit: number): Promise<Post[]> {
	const cards = await listPosts(db, { language, now, limit });
	const posts = await Promise.all(cards.map(({ id }) => findPost(db, id)));
	return posts.flatMap((post) => post ?? []);
}

/** Every post for its writers, the one that was written last first. @param filter before: continue behind this one. */
export async function listAllPosts(
	db: Db,
	{ limit, search, before }: { limit: number; search?: string; before?: Seen },
) {
	let query = db
		.selectFrom("posts")
		.select([...cardColumns, "created_at", "updated_at", "views"])
		.orderBy("updated_at", "desc")
		.orderBy("id", "desc");
	const words = longestOf(wordsOf(search ?? ""));
	if (search && words.length === 0) return [];
	for (const word of words)
		query = query.where(({ or, eb, exists, selectFrom, ref }) =>
			or([
				exists(hasWord(selectFrom("post_words").where("post_id", "=", ref("posts.id")), word).select("word")),
				// Of whoever wrote it, each name.
				eb("author_key", "like", `${word}%`),
				eb("author_key", "like", `%-${word}%`),
			]),
		);
	if (before) query = query.where(behind(["updated_at", "id"], before));
	const rows = await query.limit(limit).execute();
	return rows.map((row) => ({
		...{ ...cardOf(row), views: row.views },
		...{ createdAt: row.created_at, updatedAt: row.updated_at },
	}));
}
