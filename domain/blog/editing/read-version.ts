import { diffLines } from "diff";
import type { Db } from "../../../db/connect.ts";
import { findPost } from "../posts/post-store.ts";
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

type ChangedPassage = {
	kind: "same" | "removed" | "added";
	text: string;
};

/** Most changes compared; beyond it a comparison helps nobody. */
const mostChanges = 1_000;

/**
 * Compares two texts line by line.
 * @returns the passages in order; null when the texts differ too much to compare.
 */
export function changedLines(before: string, after: string): ChangedPassage[] | null {
	// Without a final line break, the last line would differ from the same line with one.
	const whole = (text: string) => (text === "" || text.endsWith("\n") ? text : `${text}\n`);
	const changes = diffLines(whole(before), whole(after), { maxEditLength: mostChanges });
	return (
		changes?.map(({ value, added, removed }) => ({
			kind: added ? "added" : removed ? "removed" : "same",
			text: value,
		})) ?? null
	);
}
