import { site } from "../../../content/site.ts";
import type { Db, Tx } from "../../../db/connect.ts";
import type { AuditAction } from "../../../shared/audit-action.ts";
import type { Actor } from "../../audit-log/audit-entry.ts";
import { recordInAuditLogAlone } from "../../audit-log/audit-store.ts";
import type { Runtime } from "../../runtime.ts";
import { isLive, type Post, type PostText, postText } from "../posts/post.ts";
import { findPost } from "../posts/post-store.ts";
import { findVersion, findVersionById, insertVersion, newestVersion, type Version } from "./version-store.ts";

export type EditStart = {
	post: Post;
	newest: PostText;
	base: number;
	initialText: PostText | undefined;
};

/**
 * Reads what a change of a post starts from.
 * @param base the version the writer began with; null for the newest.
 * @returns null when no post has this id.
 */
export async function startEdit(db: Db, postId: string, base: number | null): Promise<EditStart | null> {
	const post = await findPost(db, postId);
	if (!post) return null;
	const version = await newestVersion(db, postId);
	const newest = version?.text ?? postText(post);
	const number = version?.number ?? 0;
	if (base === null || base === number) return { post, newest, base: number, initialText: newest };
	return { post, newest, base, initialText: (await findVersion(db, postId, base || 1))?.text };
}

/** Finds the text of a version. @returns null for an unknown version. */
export async function findVersionText(db: Db, postId: string, versionId: string): Promise<PostText | null> {
	return (await findVersionById(db, postId, versionId))?.text ?? null;
}

/**
 * Returns the newest version of a post, which the caller has locked. A post that was never edited, like the supplied
 * ones, has none: its present text is stored as the first version, so that an edit can be undone.
 */
export async function ensureVersion(tx: Tx, runtime: Runtime, post: Post): Promise<Version> {
	const newest = await newestVersion(tx, post.id);
	if (newest) return newest;
	const version: Version = {
		id: runtime.newId(),
		postId: post.id,
		number: 1,
		at: post.updatedAt,
		auto: false,
		author: post.author.name || site.product,
		text: postText(post),
		published: isLive(post, runtime.now()),
	};
	await insertVersion(tx, version);
	return version;
}

/** Records in the audit log what somebody did with a post. */
export async function recordEdit(
	db: Db,
	runtime: Runtime,
	{ actor, action, postId, title }: { actor: Actor; action: AuditAction; postId: string; title: string },
): Promise<void> {
	const subject = { kind: "post", id: postId } as const;
	await recordInAuditLogAlone(db, runtime, { actor, action, subject, detail: { title } });
}
