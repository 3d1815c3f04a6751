import type { Selectable, SelectQueryBuilder } from "kysely";
import { isLanguage, type Language } from "../../content/language.ts";
import type { Db, Tx } from "../../db/connect.ts";
import { type Seen as Behind, behind } from "../../db/keyset.ts";
import type { Database, PostsTable } from "../../db/tables.ts";
import { wordsOf } from "../leads/lead-words.ts";
import { tagKey } from "./names.ts";
import type { Post, PostCard } from "./post.ts";

/** The one writer of the tables posts, post_tags and post_words. */

/** @throws a unique violation when its address, or its language of the story, is taken. */
export async function insertPost(tx: Tx, post: Post): Promise<void> {
	await tx.insertInto("posts").values(toRow(post)).execute();
	await storeWhatItIsFoundBy(tx, post);
}

/** Stores a post anew; its views stay as they are. @throws a unique violation when its address is taken. */
export async function updatePost(tx: Tx, post: Post): Promise<void> {
	const { id, views, created_at, ...changes } = toRow(post);
	await tx.updateTable("posts").set(changes).where("id", "=", id).execute();
	await tx.deleteFrom("post_tags").where("post_id", "=", id).execute();
	await tx.deleteFrom("post_words").where("post_id", "=", id).execute();
	await storeWhatItIsFoundBy(tx, post);
}

async function storeWhatItIsFoundBy(tx: Tx, post: Post): Promise<void> {
	const { id, language, publishedAt, tags, title, excerpt } = post;
	const keys = new Map(tags.map((label) => [tagKey(label), label]));
	if (keys.size > 0)
		await tx
			.insertInto("post_tags")
			.values(
				[...keys].map(([key, label], position) => ({
					...{ post_id: id, position, language, key, label },
					published_at: publishedAt,
				})),
			)
			.execute();
	const words = new Set(wordsOf(`${title} ${excerpt}`).map((word) => word.slice(0, 60)));
	if (words.size > 0)
		await tx
			.insertInto("post_words")
			.values([...words].map((word) => ({ post_id: id, language, word, published_at: publishedAt })))
			.execute();
}

/** Counts one reader. */
export async function addView(db: Db, id: string): Promise<void> {
	await db
		.updateTable("posts")
		.set((eb) => ({ views: eb("views", "+", 1) }))
		.where("id", "=", id)
		.execute();
}

/** @returns null when no post has this id. */
export async function findPost(db: Db | Tx, id: string): Promise<Post | null> {
	return whole(db, await db.selectFrom("posts").selectAll().where("id", "=", id).executeTakeFirst());
}

/** The post at an address, public or not. */
export async function findPostBySlug(db: Db | Tx, language: Language, slug: string): Promise<Post | null> {
	const row = await db
		.selectFrom("posts")
		.selectAll()
		.where("language", "=", language)
		.where("slug", "=", slug)
		.executeTakeFirst();
	return whole(db, row);
}

/** The same story in a language, public or not. */
export async function findTwin(db: Db | Tx, storyId: string, language: Language): Promise<Post | null> {
	const row = await db
		.selectFrom("posts")
		.selectAll()
		.where("story_id", "=", storyId)
		.where("language", "=", language)
		.executeTakeFirst();
	return whole(db, row);
}

async function whole(db: Db | Tx, row: Selectable<PostsTable> | undefined): Promise<Post | null> {
	if (!row) return null;
	const tags = await db
		.selectFrom("post_tags")
		.select("label")
		.where("post_id", "=", row.id)
		.orderBy("position")
		.execute();
	return fromRow(
		row,
		tags.map(({ label }) => label),
	);
}

/** Whether there is any post at all, public or not. */
export async function hasPosts(db: Db | Tx): Promise<boolean> {
	return (await db.selectFrom("posts").select("id").limit(1).executeTakeFirst()) !== undefined;
}

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
	/** Only those whose title or excerpt has, for each of these words, one that begins with it. */
	search?: string;
	/** Without these. */
	except?: readonly string[];
};

/** Public posts as cards, newest first. */
export async function listPosts(db: Db, filter: PostFilter): Promise<PostCard[]> {
	const { language, now, limit, offset = 0, category, tag, author, search, except = [] } = filter;
	const live = db
		.selectFrom("posts")
		.select(cardColumns)
		.where("language", "=", language)
		.where("published_at", "<=", now);
	let query = live.orderBy("published_at", "desc").orderBy("id", "desc");
	if (category) query = query.where("category", "=", category);
	if (author) query = query.where("author_key", "=", author);
	if (except.length > 0) query = query.where("id", "not in", except);
	if (tag) {
		const tagged = db
			.selectFrom("post_tags")
			.select("post_id")
			.where("language", "=", language)
			.where("key", "=", tag)
			.where("published_at", "<=", now)
			.orderBy("published_at", "desc")
			.orderBy("post_id", "desc");
		// The tag alone decides which posts these are: only as many as are shown are read.
		const alone = !category && !author && !search;
		query = query.where("id", "in", alone ? tagged.limit(limit + offset) : tagged);
	}
	const [rarest, ...others] = await weighed(db, language, wordsOf(search ?? "").slice(0, 6));
	const common = rarest && !rarest.rare ? [rarest, ...others] : others;
	for (const { word } of common)
		query = query.where(({ exists, selectFrom, ref }) =>
			exists(hasWord(selectFrom("post_words").where("post_id", "=", ref("posts.id")), word).select("word")),
		);
	if (rarest?.rare) {
		const found = beginning(db.selectFrom("post_words"), language, rarest.word)
			.select("post_id")
			.distinct()
			.select("published_at")
			.where("published_at", "<=", now)
			.orderBy("published_at", "desc")
			.orderBy("post_id", "desc");
		// The word alone decides which posts these are: only as many as are shown are read.
		const alone = others.length === 0 && !category && !author && !tag && except.length === 0;
		const ids = (await (alone ? found.limit(limit + offset) : found).execute()).map(({ post_id }) => post_id);
		query = query.where("id", "in", ids.length > 0 ? ids : [""]);
	}
	const rows = await query.limit(limit).offset(offset).execute();
	return rows.map(cardOf);
}

/** Beyond so many posts the newest are tried in turn: one in some is bound to have the word. */
const rareUpTo = 3_000;

/** The words, the one that fewest posts have first, each with whether those are few. */
async function weighed(db: Db, language: Language, words: readonly string[]) {
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

function beginning(words: Words, language: Language, word: string) {
	return hasWord(words.where("language", "=", language), word);
}

function hasWord<Selected extends Words>(words: Selected, word: string) {
	return words.where("word", ">=", word).where("word", "<", `${word}\u{10ffff}`);
}

type Seen = { publishedAt: string; id: string };

/** The public posts right before and right after one, by date. */
export async function neighboursOf(db: Db, language: Language, { publishedAt, id }: Seen, now: string) {
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

/** How many public posts each category has; a category without any is not named. */
export async function countByCategory(
	db: Db,
	language: Language,
	now: string,
): Promise<{ category: string; posts: number }[]> {
	const rows = await db
		.selectFrom("posts")
		.select((eb) => ["category", eb.fn.countAll<number>().as("posts")])
		.where("language", "=", language)
		.where("published_at", "<=", now)
		.groupBy("category")
		.execute();
	return rows.map(({ category, posts }) => ({ category, posts: Number(posts) }));
}

/** A tag as its newest public post writes it; null when none has it. */
export async function findTag(db: Db, language: Language, key: string, now: string): Promise<string | null> {
	const row = await db
		.selectFrom("post_tags")
		.select("label")
		.where("language", "=", language)
		.where("key", "=", key)
		.where("published_at", "<=", now)
		.orderBy("published_at", "desc")
		.executeTakeFirst();
	return row?.label ?? null;
}

/** An author as the newest public post says; null when nobody of this key wrote one. */
export async function findAuthor(db: Db, language: Language, key: string, now: string) {
	const row = await db
		.selectFrom("posts")
		.select(["author", "author_key", "author_image", "author_bio", "author_linkedin"])
		.where("language", "=", language)
		.where("author_key", "=", key)
		.where("published_at", "<=", now)
		.orderBy("published_at", "desc")
		.executeTakeFirst();
	return row ? authorOf(row) : null;
}

/** Public posts whole, newest first, without their tags' order of other languages: what feeds carry. */
export async function newestPosts(db: Db, language: Language, now: string, limit: number): Promise<Post[]> {
	const cards = await listPosts(db, { language, now, limit });
	const posts = await Promise.all(cards.map(({ id }) => findPost(db, id)));
	return posts.flatMap((post) => post ?? []);
}

/** Which posts are public, newest first, each with a mark that changes when it does: `[id, mark]`. */
export async function liveVersions(
	db: Db,
	language: Language,
	now: string,
	limit: number,
): Promise<[string, string][]> {
	const rows = await db
		.selectFrom("posts")
		.select(["id", "updated_at", "slug"])
		.where("language", "=", language)
		.where("published_at", "<=", now)
		.orderBy("published_at", "desc")
		.orderBy("id", "desc")
		.limit(limit)
		.execute();
	return rows.map(({ id, updated_at, slug }) => [id, `${updated_at} ${slug}`]);
}

/** Posts by their ids, in no order, without their tags. */
export async function postsOf(db: Db, ids: readonly string[]): Promise<Post[]> {
	const rows = await db.selectFrom("posts").selectAll().where("id", "in", ids).execute();
	return rows.map((row) => fromRow(row, []));
}

/** Where every public post is, newest first, for the sitemap. */
export async function livePlaces(db: Db, now: string, limit: number) {
	const rows = await db
		.selectFrom("posts")
		.select(["story_id", "language", "slug", "updated_at"])
		.where("published_at", "<=", now)
		.orderBy("published_at", "desc")
		.limit(limit)
		.execute();
	return rows.flatMap(({ story_id, language, slug, updated_at }) =>
		isLanguage(language) ? [{ storyId: story_id, language, slug, updatedAt: updated_at }] : [],
	);
}

/** Every tag and author somebody can look at, by language. */
export async function livePeopleAndTags(db: Db, now: string) {
	const [authors, tags] = await Promise.all([
		db
			.selectFrom("posts")
			.select(["language", "author_key as name"])
			.distinct()
			.where("published_at", "<=", now)
			.execute(),
		db
			.selectFrom("post_tags")
			.select(["language", "key as name"])
			.distinct()
			.where("published_at", "<=", now)
			.execute(),
	]);
	return { authors, tags };
}

/** Every post for its writers, the one that was written last first. @param filter before: continue behind this one. */
export async function listAllPosts(
	db: Db,
	{ limit, search, before }: { limit: number; search?: string; before?: Behind },
) {
	let query = db
		.selectFrom("posts")
		.select([...cardColumns, "updated_at", "views"])
		.orderBy("updated_at", "desc")
		.orderBy("id", "desc");
	for (const word of wordsOf(search ?? "").slice(0, 6))
		query = query.where(({ exists, selectFrom, ref }) =>
			exists(hasWord(selectFrom("post_words").where("post_id", "=", ref("posts.id")), word).select("word")),
		);
	if (before) query = query.where(behind(["updated_at", "id"], before));
	const rows = await query.limit(limit).execute();
	return rows.map((row) => ({ ...cardOf(row), updatedAt: row.updated_at, views: row.views }));
}

/** Deletes a post with all that belongs to it. */
export async function deletePost(tx: Tx, id: string): Promise<void> {
	await tx.deleteFrom("posts").where("id", "=", id).execute();
}

/** When the newest public post became public, and which posts are read most: what changes without being written. */
export async function liveMark(db: Db, now: string): Promise<string> {
	const newest = db.selectFrom("posts").select("published_at").orderBy("published_at", "desc").limit(1);
	const most = db.selectFrom("posts").select("id").orderBy("views", "desc").orderBy("published_at", "desc");
	const parts = await Promise.all(
		(["es", "en"] as const).flatMap((language) => [
			newest.where("language", "=", language).where("published_at", "<=", now).execute(),
			most.where("language", "=", language).where("published_at", "<=", now).limit(4).execute(),
		]),
	);
	return JSON.stringify(parts);
}

const cardColumns = [
	...([
		"id",
		"story_id",
		"language",
		"slug",
		"title",
		"excerpt",
		"category",
		"author",
		"author_key",
	] as const),
	...(["cover", "cover_alt", "read_time", "published_at"] as const),
] as const;

type CardRow = Pick<Selectable<PostsTable>, (typeof cardColumns)[number]>;

function cardOf(row: CardRow): PostCard {
	return {
		id: row.id,
		storyId: row.story_id,
		language: isLanguage(row.language) ? row.language : "es",
		slug: row.slug,
		title: row.title,
		excerpt: row.excerpt,
		category: row.category,
		author: { name: row.author, key: row.author_key },
		cover: row.cover ? { src: row.cover, alt: row.cover_alt ?? "" } : null,
		readTime: row.read_time,
		publishedAt: row.published_at,
	};
}

function fromRow(row: Selectable<PostsTable>, tags: readonly string[]): Post {
	return {
		...cardOf(row),
		content: row.content,
		html: row.html,
		tags,
		author: authorOf(row),
		views: row.views,
		createdAt: row.created_at,
		updatedAt: row.updated_at,
	};
}

function authorOf(
	row: Pick<
		Selectable<PostsTable>,
		"author" | "author_key" | "author_image" | "author_bio" | "author_linkedin"
	>,
) {
	return {
		name: row.author,
		key: row.author_key,
		image: row.author_image,
		bio: row.author_bio,
		linkedIn: row.author_linkedin,
	};
}

function toRow(post: Post): Selectable<PostsTable> {
	return {
		id: post.id,
		story_id: post.storyId,
		language: post.language,
		slug: post.slug,
		title: post.title,
		excerpt: post.excerpt,
		content: post.content,
		html: post.html,
		category: post.category,
		author: post.author.name,
		author_key: post.author.key,
		author_image: post.author.image,
		author_bio: post.author.bio,
		author_linkedin: post.author.linkedIn,
		cover: post.cover?.src ?? null,
		cover_alt: post.cover?.alt ?? null,
		read_time: post.readTime,
		views: post.views,
		published_at: post.publishedAt,
		created_at: post.createdAt,
		updated_at: post.updatedAt,
	};
}
