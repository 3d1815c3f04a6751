import { findPage, pathTo, twinOf } from "../../content/addresses.ts";
import type { Db } from "../../db/connect.ts";
import { findLivePost, findLiveTwin } from "../../domain/blog/reading/find-post.ts";
import { type Language, languageOf } from "../../shared/language.ts";

/** @returns null for an untranslated post: a visitor with its link reads it in the original. */
export async function twinAddress(
	db: Db,
	now: Date,
	pathname: string,
	language: Language,
): Promise<string | null> {
	const current = findPage(pathname);
	if (current?.page !== "post") return twinOf(pathname, language);
	const original = await findLivePost(db, languageOf(pathname), current.params.slug ?? "", now);
	if (original.kind !== "found") return twinOf(pathname, language);
	const twin = await findLiveTwin(db, original.post.storyId, language, now);
	return twin && pathTo("post", language, { slug: twin.slug });
}
