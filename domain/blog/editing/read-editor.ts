import { diffLines } from "diff";
import type { Db } from "../../../db/connect.ts";
import { otherLanguage } from "../../../shared/language.ts";
import { missingOf } from "../files/import-post.ts";
import { countRecipients, mailingOf } from "../posts/mail-post.ts";
import { isLive, isStale, type Post, postText } from "../posts/post.ts";
import { languageProblem } from "../posts/post-language.ts";
import { findPost, findTwin } from "../posts/post-store.ts";
import { findVersionById, listVersions, newestVersion } from "./version-store.ts";

export type EditorContent = NonNullable<Awaited<ReturnType<typeof readEditor>>>;

/**
 * Reads a post for its editor: the newest version, how it came to be, and where the post stands.
 * @param versionsShown the most versions to list, newest first.
 * @returns null when no post has this id.
 */
export async function readEditor(
	db: Db,
	postId: string,
	{ now, versionsShown }: { now: Date; versionsShown: number },
) {
	const post = await findPost(db, postId);
	if (!post) return null;
	const [versions, twin, mailing, readers, fixed] = await Promise.all([
		listVersions(db, postId, versionsShown),
		findTwin(db, post.storyId, otherLanguage(post.language)),
		mailingOf(db, postId),
		countRecipients(db, post),
		languageProblem(db, post),
	]);
	const [newest] = versions;
	const text = newest?.text ?? postText(post);
	return {
		post,
		text,
		versions,
		mailing,
		readers,
		base: newest?.number ?? 0,
		isLive: isLive(post, now),
		isChanged: post.publishedAt !== null && newest !== undefined && !newest.published,
		mayChangeLanguage: fixed === null,
		missing: missingOf(text),
		twin: twin && { id: twin.id, title: twin.title, isStale: isStale(post, twin) },
	};
}

/** Reads the newest version of a post, as it was kept. @returns null when no post has this id. */
export async function readDraft(db: Db, postId: string) {
	const post = await findPost(db, postId);
	if (!post) return null;
	const [newest] = await listVersions(db, postId, 1);
	return { post, text: newest?.text ?? postText(post), base: newest?.number ?? 0 };
}

/** Reads how far the mails with a post have come. @returns null when no post has this id. */
export async function readMailing(db: Db, postId: string) {
	const post = await findPost(db, postId);
	return post && { post, mailing: await mailingOf(db, postId) };
}

type OriginalToTranslate = { original: Post; translation: Post | null };

/** Reads the post that a new one translates, and the translation that is there already. */
export async function readOriginal(db: Db, postId: string): Promise<OriginalToTranslate | null> {
	const original = await findPost(db, postId);
	if (!original) return null;
	return { original, translation: await findTwin(db, original.storyId, otherLanguage(original.language)) };
}

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
