import type { Db } from "../../../db/connect.ts";
import { type Language, languages } from "../../../shared/language.ts";
import { authorOf } from "./post-row.ts";

/** Counts the public posts of each category; omits empty categories. */
export async function countByCategory(
	db: Db,
	language: Language,
	now: string,
): Promise<{ category: string; posts: number }[]> {
	return db
		.selectFrom("posts")
		.select((eb) => ["category", eb.fn.countAll<number>().as("posts")])
		.where("language", "=", language)
		.where("published_at", "<=", now)
		.groupBy("category")
		.execute();
}

/** Returns the label of a tag from its newest public post; null when no post has the tag. */
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

/** Returns an author from their newest public post; null when there is none. */
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

/** Lists the posts that were never published, last edited first. */
export async function listDrafts(db: Db): Promise<{ id: string; title: string; updatedAt: string }[]> {
	const rows = await db
		.selectFrom("posts")
		.select(["id", "title", "updated_at"])
		.where("published_at", "is", null)
		.orderBy("updated_at", "desc")
		.orderBy("id", "desc")
		.execute();
	return rows.map(({ id, title, updated_at }) => ({ id, title, updatedAt: updated_at }));
}

/** Lists the addresses of public posts for the sitemap, newest first. */
export async function liveAddresses(db: Db, now: string, limit: number) {
	const rows = await db
		.selectFrom("posts")
		.select(["story_id", "language", "slug", "updated_at"])
		.where("published_at", "<=", now)
		.orderBy("published_at", "desc")
		.limit(limit)
		.execute();
	return rows.map(({ story_id, language, slug, updated_at }) => {
		return { storyId: story_id, language, slug, updatedAt: updated_at };
	});
}

/** Lists authors and tags with a public post. now: ISO 8601, UTC. */
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

/** Returns a mark of what changes without an edit: the newest publication and the most viewed posts. */
export async function liveMark(db: Db, now: string): Promise<string> {
	const newest = db.selectFrom("posts").select("published_at").orderBy("published_at", "desc").limit(1);
	const most = db.selectFrom("posts").select("id").orderBy("views", "desc").orderBy("published_at", "desc");
	const parts = await Promise.all(
		languages.flatMap((language) => [
			newest.where("language", "=", language).where("published_at", "<=", now).execute(),
			most.where("language", "=", language).where("published_at", "<=", now).limit(4).execute(),
		]),
	);
	return JSON.stringify(parts);
}
