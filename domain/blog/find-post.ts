import { type Language, languages } from "../../content/language.ts";
import type { Db } from "../../db/connect.ts";
import { movedPost } from "./move-store.ts";
import { isLive, type Post } from "./post.ts";
import { findPost, findPostBySlug, findTwin } from "./post-store.ts";

export type PostFound =
	| { kind: "found"; post: Post }
	/** Its address is another one now. */
	| { kind: "moved"; slug: string }
	/** There is such a post, in the other language alone. */
	| { kind: "untranslated"; language: Language }
	| { kind: "unknown" };

/**
 * The public post an address names in a language: by its own slug, by one it had before, or by its twin's.
 * @param now what is public later is unknown until then.
 */
export async function findLivePost(db: Db, language: Language, slug: string, now: Date): Promise<PostFound> {
	const own = await findPostBySlug(db, language, slug);
	if (own && isLive(own, now)) return { kind: "found", post: own };
	const moved = await formerly(db, language, slug);
	if (moved && isLive(moved, now)) return { kind: "moved", slug: moved.slug };
	for (const other of languages.filter((one) => one !== language)) {
		const told = (await findPostBySlug(db, other, slug)) ?? (await formerly(db, other, slug));
		if (!told || !isLive(told, now)) continue;
		const twin = await findTwin(db, told.storyId, language);
		return twin && isLive(twin, now)
			? { kind: "moved", slug: twin.slug }
			: { kind: "untranslated", language: other };
	}
	return { kind: "unknown" };
}

async function formerly(db: Db, language: Language, slug: string): Promise<Post | null> {
	const id = await movedPost(db, language, slug);
	return id ? findPost(db, id) : null;
}
