import type { Db } from "../../../db/connect.ts";
import { type Language, languages } from "../../../shared/language.ts";
import { movedPost } from "../posts/move-store.ts";
import { isLive, type Post } from "../posts/post.ts";
import { findPost, findPostBySlug, findTwin } from "../posts/post-store.ts";

export type PostFound =
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
