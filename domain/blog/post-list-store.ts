import { type Expression, type SqlBool, sql } from "kysely";
import type { Language } from "../../content/language.ts";
import { isAmong } from "../../db/among.ts";
import type { Db } from "../../db/connect.ts";
import { inOrderOf } from "../../db/in-order.ts";
import { behind, type Seen } from "../../db/keyset.ts";
import { findDocuments } from "../search/find-documents-store.ts";
import { amongFew } from "./few-posts-store.ts";
import type { Post, PostCard } from "./post.ts";
import { cardColumns, cardOf } from "./post-row.ts";
import { findPost } from "./post-store.ts";
import { isRareTag, newestTagged, rareUpTo } from "./post-tag-store.ts";

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

/** Public posts as cards, newest first. */
export async function listPosts(db: Db, filter: PostFilter): Promise<PostCard[]> {
	const { language, now, limit, offset = 0, search, tag, few = 200 } = filter;
	if (!search) return tag ? listTagged(db, filter, tag) : listAmong(db, filter);
	const inside = await amongFew(db, { language, now, search, few });
	if (inside) return listAmong(db, filter, isAmong("id", inside));
	const documents = await findDocuments(db, {
		...{ kind: `public-post-${language}`, text: search, until: now, limit, offset },
		only: isNarrowed(filter) || tag ? (id) => isOfPost(db, filter, id) : undefined,
	});
	return cardsOf(
		db,
		documents.map(({ id }) => id),
	);
}

/** The posts of a filter but for its search. @param among a further condition. */
async function listAmong(db: Db, filter: PostFilter, among?: Expression<SqlBool>): Promise<PostCard[]> {
	const { language, now, limit, offset = 0 } = filter;
	let query = db
		.selectFrom("posts")
		.select(cardColumns)
		.where("language", "=", language)
		.where("published_at", "<=", now)
		.where(({ and }) => and(conditions(db, filter)))
		.orderBy("published_at", "desc")
		.orderBy("id", "desc");
	if (among) query = query.where(among);
	const rows = await query.limit(limit).offset(offset).execute();
	return rows.map(cardOf);
}

/** One tag alone is read from its index as it is shown; with more, the posts of a rare tag are looked at one by one. */
async function listTagged(db: Db, filter: PostFilter, tag: string): Promise<PostCard[]> {
	const { language, now, limit, offset = 0 } = filter;
	const page = { language, now, limit, offset };
	if (!isNarrowed(filter)) {
		const tagged = await newestTagged(db, tag, page).execute();
		return cardsOf(
			db,
			tagged.map(({ post_id }) => post_id),
		);
	}
	if (!(await isRareTag(db, tag, page))) return listAmong(db, filter);
	const all = newestTagged(db, tag, { ...page, limit: rareUpTo, offset: 0 });
	return listAmong(db, { ...filter, tag: undefined }, sql<SqlBool>`id in ${all}`);
}

function isNarrowed({ category, author, except = [] }: PostFilter): boolean {
	return Boolean(category || author || except.length > 0);
}

function isOfPost(db: Db, filter: PostFilter, id: Expression<string>): Expression<SqlBool> {
	const post = db
		.selectFrom("posts")
		.select("id")
		.where("posts.id", "=", id)
		.where(({ and }) => and(conditions(db, filter)));
	return sql<SqlBool>`exists ${post}`;
}

function conditions(db: Db, { category, author, tag, except = [] }: PostFilter): Expression<SqlBool>[] {
	const tagged = db.selectFrom("post_tags").select("key").whereRef("post_id", "=", sql.ref("posts.id"));
	return [
		...(category ? [sql<SqlBool>`category = ${category}`] : []),
		...(author ? [sql<SqlBool>`author_key = ${author}`] : []),
		...(tag ? [sql<SqlBool>`exists ${tagged.where("key", "=", tag)}`] : []),
		...(except.length > 0 ? [sql<SqlBool>`not ${isAmong("posts.id", except)}`] : []),
	];
}

/** The posts of these ids, in their order. */
async function cardsOf(db: Db, ids: readonly string[]): Promise<PostCard[]> {
	if (ids.length === 0) return [];
	const rows = await db.selectFrom("posts").select(cardColumns).where(isAmong("id", ids)).execute();
	return inOrderOf(ids, rows).map(cardOf);
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

/**
 * Every post for its writers, the one that was written last first.
 * @param search words of its title, excerpt or author. @param before continue behind this one.
 */
export async function listAllPosts(
	db: Db,
	{ limit, search, before }: { limit: number; search?: string; before?: Seen },
) {
	let query = db
		.selectFrom("posts")
		.select([...cardColumns, "created_at", "updated_at", "views"])
		.orderBy("updated_at", "desc")
		.orderBy("id", "desc")
		.limit(limit);
	if (search) {
		const found = await findDocuments(db, { kind: "post", text: search, limit, after: before });
		const ids = found.map(({ id }) => id);
		query = query.where(isAmong("id", ids));
	} else if (before) query = query.where(behind(["updated_at", "id"], before));
	const rows = await query.execute();
	return rows.map((row) => ({
		...{ ...cardOf(row), views: row.views },
		...{ createdAt: row.created_at, updatedAt: row.updated_at },
	}));
}
