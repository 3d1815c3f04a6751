import type { Db } from "../../../db/connect.ts";
import type { Language } from "../../../shared/language.ts";
import { checkRateLimit } from "../../rate-limit/check-rate-limit.ts";
import type { Runtime } from "../../runtime.ts";
import { isLive } from "../posts/post.ts";
import { addView, findPostBySlug } from "../posts/post-store.ts";

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
