import { type Expression, type SqlBool, sql } from "kysely";
import { inOrderOf, isAmong } from "../../../db/among.ts";
import type { Db } from "../../../db/connect.ts";
import { type Cursor, isAfterCursor } from "../../../db/keyset.ts";
import type { Language } from "../../../shared/language.ts";
import { findDocuments } from "../../search/find-documents-store.ts";
import { searchSmallBlog } from "../reading/small-blog-search-store.ts";
import type { PostSummary } from "./post.ts";
import { cardColumns, cardOf } from "./post-row.ts";
import { isRareTag, newestTagged, rareUpTo } from "./post-tag-store.ts";

export type PostFilter = {
	language: Language;
	/** ISO 8601, UTC: posts published later are hidden. */
	now: string;
	limit: number;
	offset?: number;
	category?: string;
	tag?: string;
	author?: string;
	search?: string;
	except?: readonly string[];
	few?: number;
};

/** Lists public posts as cards, newest first. */
export async function listPosts(db: Db, filter: PostFilter): Promise<PostSummary[]> {
	const { language, now, limit, offset = 0, search, tag, few = 200 } = filter;
	if (!search) return tag ? listTagged(db, filter, tag) : listAmong(db, filter);
	const matches = await searchSmallBlog(db, { language, now, search, few });
	if (matches) return listAmong(db, filter, isAmong("id", matches));
	const documents = await findDocuments(db, {
		kind: `public-post-${language}`,
		text: search,
		until: now,
		limit,
		offset,
		only: isNarrowed(filter) || tag ? (id) => isOfPost(db, filter, id) : undefined,
	});
	return cardsOf(
		db,
		documents.map(({ id }) => id),
	);
}

async function listAmong(db: Db, filter: PostFilter, among?: Expression<SqlBool>): Promise<PostSummary[]> {
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

/** A filter by the tag alone reads its index; with other conditions, a rare tag limits the posts to check. */
async function listTagged(db: Db, filter: PostFilter, tag: string): Promise<PostSummary[]> {
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

async function cardsOf(db: Db, ids: readonly string[]): Promise<PostSummary[]> {
	if (ids.length === 0) return [];
	const rows = await db.selectFrom("posts").select(cardColumns).where(isAmong("id", ids)).execute();
	return inOrderOf(ids, rows).map(cardOf);
}

/**
 * Returns the public posts just before and just after a post, by date.
 * @param publishedAt ISO 8601, UTC, like now.
 * @returns null where there is none.
 */
export async function findNeighbours(
	db: Db,
	language: Language,
	{ publishedAt, id }: { publishedAt: string; id: string },
	now: string,
): Promise<Record<"earlier" | "later", PostSummary | null>> {
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

/** Lists the most viewed public posts, most viewed first. */
export async function mostRead(
	db: Db,
	language: Language,
	now: string,
	limit: number,
): Promise<PostSummary[]> {
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

/**
 * Lists all posts for writers, last edited first.
 * @param search words of its title, excerpt or author. @param before only those edited earlier.
 */
export async function listAllPosts(
	db: Db,
	{ limit, search, before }: { limit: number; search?: string; before?: Cursor },
) {
	let query = db
		.selectFrom("posts")
		.select([...cardColumns, "created_at", "updated_at", "views"])
		.orderBy("updated_at", "desc")
		.orderBy("id", "desc")
		.limit(limit);
	if (search) {
		const documents = await findDocuments(db, { kind: "post", text: search, limit, after: before });
		const ids = documents.map(({ id }) => id);
		query = query.where(isAmong("id", ids));
	} else if (before) query = query.where(isAfterCursor(["updated_at", "id"], before));
	const rows = await query.execute();
	return rows.map((row) => ({
		...cardOf(row),
		views: row.views,
		createdAt: row.created_at,
		updatedAt: row.updated_at,
	}));
}
