import type { Db } from "../../../db/connect.ts";
import { languages } from "../../../shared/language.ts";
import { isLive, type Post } from "../posts/post.ts";
import { listPosts, neighboursOf } from "../posts/post-list-store.ts";
import { findTwin } from "../posts/post-store.ts";

const relatedShown = 3;

/**
 * Reads the public posts around a post: its neighbours by date, related ones of its category, and its story in each
 * language, the post itself included.
 */
export async function readRelatedPosts(db: Db, post: Post, now: Date) {
	const { id, language, category, storyId } = post;
	const at = now.toISOString();
	const [{ earlier, later }, related, versions] = await Promise.all([
		neighboursOf(db, language, { id, publishedAt: post.publishedAt ?? at }, at),
		listPosts(db, { language, now: at, limit: relatedShown, category, except: [id] }),
		Promise.all(languages.map((one) => (one === language ? post : findTwin(db, storyId, one)))),
	]);
	const translations = versions.flatMap((one) => (one && isLive(one, now) ? [one] : []));
	return { earlier, later, related, translations };
}

export type RelatedPosts = Awaited<ReturnType<typeof readRelatedPosts>>;
