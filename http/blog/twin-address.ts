import { findPage, pathTo, twinOf } from "../../content/addresses.ts";
import { type Language, languageOf } from "../../content/language.ts";
import type { Db } from "../../db/connect.ts";
import { findLivePost } from "../../domain/blog/find-post.ts";
import { isLive } from "../../domain/blog/post.ts";
import { findTwin } from "../../domain/blog/post-store.ts";

/**
 * The same page's address in a language; a post has another slug there.
 * @returns null for a post that is not in that language: whoever was sent its link reads it as it is.
 */
export async function twinAddress(
	db: Db,
	now: Date,
	pathname: string,
	language: Language,
): Promise<string | null> {
	const shown = findPage(pathname);
	if (shown?.page !== "post") return twinOf(pathname, language);
	const found = await findLivePost(db, languageOf(pathname), shown.params.slug ?? "", now);
	if (found.kind !== "found") return twinOf(pathname, language);
	const twin = await findTwin(db, found.post.storyId, language);
	return twin && isLive(twin, now) ? pathTo("post", language, { slug: twin.slug }) : null;
}
