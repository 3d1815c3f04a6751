import type { Selectable } from "kysely";
import type { Db, Tx } from "../../../db/connect.ts";
import type { PostsTable } from "../../../db/tables/blog.ts";
import { type Language, languages } from "../../../shared/language.ts";
import { putDocument, removeDocuments } from "../../search/document-store.ts";
import { tagKey } from "./names.ts";
import type { Post } from "./post.ts";
import { fromRow, toRow } from "./post-row.ts";

/** Stores a new post. @throws a unique violation when its address, or its language of the story, is taken. */
export async function insertPost(tx: Tx, post: Post): Promise<void> {
	await tx.insertInto("posts").values(toRow(post)).execute();
	await indexPost(tx, post);
}

/**
 * Updates a post that the caller has locked; leaves its views unchanged.
 * @throws a unique violation when its address is taken.
 */
export async function updatePost(tx: Tx, post: Post): Promise<void> {
	const { id, views, created_at, ...changes } = toRow(post);
	await tx.updateTable("posts").set(changes).where("id", "=", id).execute();
	await tx.deleteFrom("post_tags").where("post_id", "=", id).execute();
	await indexPost(tx, post);
}

async function indexPost(tx: Tx, post: Post): Promise<void> {
	const { id, language, publishedAt, tags } = post;
	const keys = new Map(tags.map((label) => [tagKey(label), label]));
	if (keys.size > 0)
		await tx
			.insertInto("post_tags")
			.values(
				[...keys].map(([key, label], position) => ({
					post_id: id,
					position,
					language,
					key,
					label,
					published_at: publishedAt,
				})),
			)
			.execute();
	await storeDocuments(tx, post);
}

async function storeDocuments(tx: Tx, post: Post): Promise<void> {
	const { id, language, publishedAt, updatedAt, title, excerpt, author } = post;
	const text = `${title} ${excerpt}`;
	await putDocument(tx, { kind: "post", id, at: updatedAt, text: `${text} ${author.key}` });
	const kind = `public-post-${language}` as const;
	if (publishedAt) await putDocument(tx, { kind, id, at: publishedAt, text });
	else await removeDocuments(tx, kind, [id]);
}

/**
 * Reads a post and locks it until the transaction ends.
 * @returns null when no post has this id.
 */
export async function lockPost(tx: Tx, id: string): Promise<Post | null> {
	const row = await tx
		.updateTable("posts")
		.set((eb) => ({ title: eb.ref("title") }))
		.where("id", "=", id)
		.returningAll()
		.executeTakeFirst();
	return withTags(tx, row);
}

/** Counts one reader; the text and its date stay. */
export async function addView(db: Db, id: string): Promise<void> {
	await db
		.updateTable("posts")
		.set((eb) => ({ views: eb("views", "+", 1) }))
		.where("id", "=", id)
		.execute();
}

/** Finds a post by id, public or not. */
export async function findPost(db: Db | Tx, id: string): Promise<Post | null> {
	return withTags(db, await db.selectFrom("posts").selectAll().where("id", "=", id).executeTakeFirst());
}

/** Finds the post at an address, public or not. */
export async function findPostBySlug(db: Db | Tx, language: Language, slug: string): Promise<Post | null> {
	const row = await db
		.selectFrom("posts")
		.selectAll()
		.where("language", "=", language)
		.where("slug", "=", slug)
		.executeTakeFirst();
	return withTags(db, row);
}

/** Finds the version of a story in a language, public or not. */
export async function findTwin(db: Db | Tx, storyId: string, language: Language): Promise<Post | null> {
	const row = await db
		.selectFrom("posts")
		.selectAll()
		.where("story_id", "=", storyId)
		.where("language", "=", language)
		.executeTakeFirst();
	return withTags(db, row);
}

async function withTags(db: Db | Tx, row: Selectable<PostsTable> | undefined): Promise<Post | null> {
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

/** Lists the posts that somebody signs and that were never published. @param author the name. */
export async function listDraftsByAuthor(db: Db | Tx, author: string): Promise<string[]> {
	const rows = await db
		.selectFrom("posts")
		.select("id")
		.where("author", "=", author)
		.where("published_at", "is", null)
		.execute();
	return rows.map(({ id }) => id);
}

export async function hasPosts(db: Db | Tx): Promise<boolean> {
	return (await db.selectFrom("posts").select("id").limit(1).executeTakeFirst()) !== undefined;
}

/** Deletes a post and everything that belongs to it. */
export async function deletePost(tx: Tx, id: string): Promise<void> {
	await removeDocuments(tx, "post", [id]);
	for (const language of languages) await removeDocuments(tx, `public-post-${language}`, [id]);
	await tx.deleteFrom("posts").where("id", "=", id).execute();
}
