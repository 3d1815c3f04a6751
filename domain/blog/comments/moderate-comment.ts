import type { Db, Tx } from "../../../db/connect.ts";
import type { CommentDecision } from "../../../shared/blog.ts";
import type { Actor } from "../../audit-log/audit-entry.ts";
import { recordInAuditLog } from "../../audit-log/audit-store.ts";
import { enqueue } from "../../deliveries/delivery-store.ts";
import type { Runtime } from "../../runtime.ts";
import { recordBlogChange } from "../posts/change-store.ts";
import { deleteComment, detachReplies, findComment, setCommentState } from "./comment-store.ts";

/**
 * Applies a staff decision to a comment. Approval mails its author once, unless they revoked the consent.
 * When a comment is deleted or hidden as spam, its replies become threads of their own: others wrote them.
 * @returns false when the comment no longer exists.
 */
export async function applyDecision(
	tx: Tx,
	runtime: Runtime,
	id: string,
	decision: CommentDecision,
): Promise<boolean> {
	const comment = await findComment(tx, "id", id);
	if (!comment) return false;
	if (decision === "delete") {
		await detachReplies(tx, [id]);
		await deleteComment(tx, id);
	} else await setCommentState(tx, id, decision === "approve" ? "approved" : "spam");
	if (decision === "approve" && !comment.consentRevokedAt) {
		const kind = "comment-approved";
		await enqueue(tx, runtime, { dedupeKey: `${kind}:${id}`, kind, payload: { commentId: id } });
	}
	await recordBlogChange(tx);
	return true;
}

/** Applies a staff decision to a comment and records who made it. @returns false when the comment no longer exists. */
export function moderateComment(
	db: Db,
	runtime: Runtime,
	actor: Actor,
	{ id, decision }: { id: string; decision: CommentDecision },
): Promise<boolean> {
	return db.transaction().execute(async (tx) => {
		if (!(await applyDecision(tx, runtime, id, decision))) return false;
		const subject = { kind: "comment", id };
		await recordInAuditLog(tx, runtime, { actor, action: `comment-${decision}`, subject });
		return true;
	});
}
