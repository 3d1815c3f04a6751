import type { Db, Tx } from "../../../db/connect.ts";
import type { LanguageProblem } from "../../../shared/blog.ts";
import { otherLanguage } from "../../../shared/language.ts";
import { wasPublished } from "../editing/version-store.ts";
import { hasMoved } from "./move-store.ts";
import type { Post } from "./post.ts";
import { findTwin } from "./post-store.ts";

/** Tells why the language of a post cannot change. @returns null for a draft without a translation. */
export async function languageProblem(
	db: Db | Tx,
	{ id, storyId, language, publishedAt }: Pick<Post, "id" | "storyId" | "language" | "publishedAt">,
): Promise<LanguageProblem | null> {
	if (publishedAt || (await wasPublished(db, id)) || (await hasMoved(db, id))) return "wasPublic";
	return (await findTwin(db, storyId, otherLanguage(language))) ? "hasTwin" : null;
}
