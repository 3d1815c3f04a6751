import type { Db } from "../../../db/connect.ts";
import type { Language } from "../../../shared/language.ts";
import { countBlogChanges } from "../posts/change-store.ts";
import { knownTag } from "../posts/names.ts";
import type { Post, PostSummary } from "../posts/post.ts";
import { listPosts, type PostFilter } from "../posts/post-list-store.ts";
import {
	findAuthor,
	findTag,
	liveAddresses,
	liveMark,
	livePeopleAndTags,
} from "../posts/post-overview-store.ts";
import { findPost } from "../posts/post-store.ts";

/** Fills whole shelves of two, three and four. */
const perPage = 12;

export type PublicFilter = Pick<PostFilter, "category" | "tag" | "author" | "search">;

/** Reads a page of the public posts, newest first. @param page from 1. @returns hasOlder: whether posts follow. */
export async function readPublicList(
	db: Db,
	{ language, now, page, filter }: { language: Language; now: Date; page: number; filter: PublicFilter },
): Promise<{ posts: PostSummary[]; hasOlder: boolean }> {
	const place = { limit: perPage + 1, offset: (page - 1) * perPage };
	const posts = await listPosts(db, { ...filter, ...place, language, now: now.toISOString() });
	return { posts: posts.slice(0, perPage), hasOlder: posts.length > perPage };
}

/** Reads the newest public posts with their content, for feeds. */
export async function readNewestPosts(db: Db, language: Language, now: Date, limit: number): Promise<Post[]> {
	const cards = await listPosts(db, { language, now: now.toISOString(), limit });
	const posts = await Promise.all(cards.map(({ id }) => findPost(db, id)));
	return posts.flatMap((post) => post ?? []);
}

/** Reads the label of a tag; null when the site does not know it and no public post has it. */
export async function readTagLabel(
	db: Db,
	language: Language,
	key: string,
	now: Date,
): Promise<string | null> {
	return knownTag(key, language) ?? (await findTag(db, language, key, now.toISOString()));
}

/** Reads an author; null when no public post is theirs. */
export function readAuthor(db: Db, language: Language, key: string, now: Date) {
	return findAuthor(db, language, key, now.toISOString());
}

/** A sitemap holds 50,000 addresses; this limit keeps the newest posts. */
const maxPosts = 20_000;

/** Reads what has an address of its own in the blog: public posts, newest first, and their authors and tags. */
export async function readPublicAddresses(db: Db, now: Date) {
	const at = now.toISOString();
	const [posts, { authors, tags }] = await Promise.all([
		liveAddresses(db, at, maxPosts),
		livePeopleAndTags(db, at),
	]);
	return { posts, authors, tags };
}

/** Reads a mark that changes when readers would see the blog differently: by an edit, or as time passes. */
export async function readBlogMark(db: Db, now: Date): Promise<string> {
	return `${await countBlogChanges(db)} ${await liveMark(db, now.toISOString())}`;
}
