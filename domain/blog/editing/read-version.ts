import type { Db } from "../../../db/connect.ts";
import { findPost } from "../posts/post-store.ts";
import { changedLines } from "./changed-lines.ts";
import { findVersionById, newestVersion } from "./version-store.ts";

/**
 * Reads one version of a post beside its newest one.
 * @returns null for an unknown post or version.
 */
export async function readVersion(db: Db, postId: string, versionId: string) {
	const [post, version, newest] = await Promise.all([
		findPost(db, postId),
		findVersionById(db, postId, versionId),
		newestVersion(db, postId),
	]);
	if (!post || !version || !newest) return null;
	return { post, version, newest, passages: changedLines(version.text.content, newest.text.content) };
}
