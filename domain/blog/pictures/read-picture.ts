import type { Db } from "../../../db/connect.ts";
import type { Language } from "../../../shared/language.ts";
import type { Post } from "../posts/post.ts";
import { findLivePost } from "../reading/read-post.ts";
import { findPicture, pictureId } from "./picture-store.ts";

/** Reads the picture at an address of this site, as WebP; null when there is none. */
export async function readPicture(db: Db, src: string): Promise<Uint8Array | null> {
	const id = pictureId(src);
	return id === null ? null : findPicture(db, id);
}

/**
 * Reads what the picture of a public post shows where its link is shared.
 * @returns uploaded: its cover as WebP, null without one; null when there is no such post.
 */
export async function readSharedCover(
	db: Db,
	language: Language,
	slug: string,
	now: Date,
): Promise<{ post: Post; uploaded: Uint8Array | null } | null> {
	const lookup = await findLivePost(db, language, slug, now);
	if (lookup.kind !== "found") return null;
	const uploaded = await readPicture(db, lookup.post.cover?.src ?? "");
	return { post: lookup.post, uploaded };
}
