import { otherLanguage } from "../../content/language.ts";
import type { Db, Tx } from "../../db/connect.ts";
import { hasMoved } from "./move-store.ts";
import type { Post } from "./post.ts";
import { findTwin } from "./post-store.ts";
import { wasPublished } from "./version-store.ts";

/** Why a post keeps the language it is written in. */
export type LanguageProblem =
	/** The other language has it already. */
	| "hasTwin"
	/** Readers had it, or are to have it, at an address of this language. */
	| "wasPublic";

/** @returns null for a draft that stands alone: its language may be another one. */
export async function languageProblem(
	db: Db | Tx,
	{ id, storyId, language, publishedAt }: Pick<Post, "id" | "storyId" | "language" | "publishedAt">,
): Promise<LanguageProblem | null> {
	if (publishedAt || (await wasPublished(db, id)) || (await hasMoved(db, id))) return "wasPublic";
	return (await findTwin(db, storyId, otherLanguage(language))) ? "hasTwin" : null;
}
