import type { Db } from "../../../db/connect.ts";
import { retryOnConflict } from "../../../db/unique.ts";
import { contentKey } from "../../content-key.ts";
import { enqueue } from "../../deliveries/delivery-store.ts";
import { referenceOf } from "../../reference.ts";
import type { Runtime } from "../../runtime.ts";
import type { Comment } from "./comment.ts";
import { findComment, insertComment } from "./comment-store.ts";

type NewComment = Omit<Comment, "id" | "reference" | "createdAt" | "state" | "consentRevokedAt">;

type CommentOutcome = { kind: "recorded" | "duplicate"; comment: Comment };

/**
 * Stores a comment and queues the notice to staff, all or nothing. It stays hidden until staff approve it.
 * A reply to a reply joins the thread of the first; a reply to a hidden comment starts a thread.
 * @returns duplicate when the same comment was already sent on the same day.
 */
export async function recordComment(
	db: Db,
	runtime: Runtime,
	newComment: NewComment,
): Promise<CommentOutcome> {
	const now = runtime.now();
	const key = contentKey("comment", newComment, now);
	const id = runtime.newId();
	const comment: Comment = {
		...newComment,
		id,
		parentId: await visibleParentId(db, newComment),
		reference: referenceOf(id),
		createdAt: now.toISOString(),
		state: "waiting",
		consentRevokedAt: null,
	};
	return retryOnConflict(db, async (tx) => {
		const previous = await findComment(tx, "form_key", key);
		if (previous) return { kind: "duplicate", comment: previous };
		await insertComment(tx, comment, key);
		const kind = "comment-notice";
		await enqueue(tx, runtime, { dedupeKey: `${kind}:${id}`, kind, payload: { commentId: id } });
		return { kind: "recorded", comment };
	});
}

/** Tells whether a comment with this reference was recorded on a post, so that its page may confirm it. */
export async function isCommentRecorded(db: Db, postId: string, reference: string): Promise<boolean> {
	return (await findComment(db, "reference", reference))?.postId === postId;
}

async function visibleParentId(db: Db, { parentId, postId }: NewComment): Promise<string | null> {
	const parent = parentId ? await findComment(db, "id", parentId) : null;
	const isVisible = parent?.postId === postId && parent.state === "approved";
	return parent && isVisible ? (parent.parentId ?? parent.id) : null;
}
