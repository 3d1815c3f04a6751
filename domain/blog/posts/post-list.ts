import type { Db } from "../../../db/connect.ts";
import { type Cursor, nextCursor } from "../../../db/keyset.ts";
import { otherLanguage } from "../../../shared/language.ts";
import { isStale } from "./post.ts";
import { listAllPosts } from "./post-list-store.ts";
import { findTwin } from "./post-store.ts";

const perPage = 40;

type Translation = "missing" | "stale" | "current";

/**
 * Reads a page of all posts for writers, last edited first.
 * @returns translation: whether the post's other language is there, and as new as the post.
 */
export async function readPostList(db: Db, { search, before }: { search: string; before?: Cursor }) {
	const found = await listAllPosts(db, { limit: perPage, search, before });
	const posts = await Promise.all(
		found.map(async (post) => {
			const twin = await findTwin(db, post.storyId, otherLanguage(post.language));
			const translation: Translation = !twin ? "missing" : isStale(post, twin) ? "stale" : "current";
			return { ...post, translation };
		}),
	);
	return { posts, next: nextCursor(found, perPage, ({ updatedAt }) => updatedAt) };
}
