import type { Db } from "../../../db/connect.ts";
import { type Language, languages } from "../../../shared/language.ts";
import { checkRateLimit } from "../../rate-limit/check-rate-limit.ts";
import type { Runtime } from "../../runtime.ts";
import { movedPost } from "../posts/move-store.ts";
import { isLive, type Post } from "../posts/post.ts";
import { findNeighbours, listPosts } from "../posts/post-list-store.ts";
import { addView, findPost, findPostBySlug, findTwin } from "../posts/post-store.ts";

type PostFound =
	| { kind: "found"; post: Post }
	| { kind: "moved"; slug: string }
	| { kind: "untranslated"; language: Language }
	| { kind: "unknown" };

/**
 * Finds the public post for an address: by its slug, by a former slug, or by its translation's slug.
 * @param now posts published later are unknown.
 */
export async function findLivePost(db: Db, language: Language, slug: string, now: Date): Promise<PostFound> {
	const own = await findPostBySlug(db, language, slug);
	if (own && isLive(own, now)) return { kind: "found", post: own };
	const moved = await findByFormerSlug(db, language, slug);
	if (moved && isLive(moved, now)) return { kind: "moved", slug: moved.slug };
	for (const other of languages.filter((one) => one !== language)) {
		const original = (await findPostBySlug(db, other, slug)) ?? (await findByFormerSlug(db, other, slug));
		if (!original || !isLive(original, now)) continue;
		const twin = await findLiveTwin(db, original.storyId, language, now);
		return twin ? { kind: "moved", slug: twin.slug } : { kind: "untranslated", language: other };
	}
	return { kind: "unknown" };
}

/** Finds the public version of a story in a language; null before it is published. */
export async function findLiveTwin(
	db: Db,
	storyId: string,
	language: Language,
	now: Date,
): Promise<Post | null> {
	const twin = await findTwin(db, storyId, language);
	return twin && isLive(twin, now) ? twin : null;
}

async function findByFormerSlug(db: Db, language: Language, slug: string): Promise<Post | null> {
	const id = await movedPost(db, language, slug);
	return id ? findPost(db, id) : null;
}

const relatedShown = 3;

/**
 * Reads the public posts around a post: its neighbours by date, related ones of its category, and its story in each
 * language, the post itself included.
 */
export async function readRelatedPosts(db: Db, post: Post, now: Date) {
	const { id, language, category, storyId } = post;
	const at = now.toISOString();
	const [{ earlier, later }, related, versions] = await Promise.all([
		findNeighbours(db, language, { id, publishedAt: post.publishedAt ?? at }, at),
		listPosts(db, { language, now: at, limit: relatedShown, category, except: [id] }),
		Promise.all(languages.map((one) => (one === language ? post : findTwin(db, storyId, one)))),
	]);
	const translations = versions.flatMap((one) => (one && isLive(one, now) ? [one] : []));
	return { earlier, later, related, translations };
}

export type RelatedPosts = Awaited<ReturnType<typeof readRelatedPosts>>;

/** Shorter than a day: a reader who comes back at the same hour each day counts each day. */
const windowSeconds = 72_000;

/**
 * Counts a reader of a public post, once a day. Does nothing at an address without one.
 * @param reader identifies the reader for a day; it is not stored with the post.
 */
export async function recordView(
	db: Db,
	runtime: Runtime,
	{ language, slug, reader }: { language: Language; slug: string; reader: string },
): Promise<void> {
	const post = await findPostBySlug(db, language, slug);
	if (!post || !isLive(post, runtime.now())) return;
	const limit = { name: `view ${post.id}`, most: 1, seconds: windowSeconds };
	if ((await checkRateLimit(db, runtime, limit, reader)).kind === "passed") await addView(db, post.id);
}
