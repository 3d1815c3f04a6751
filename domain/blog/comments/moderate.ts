import type { Tx } from "../../../db/connect.ts";
import { enqueue } from "../../deliveries/delivery-store.ts";
import type { Runtime } from "../../runtime.ts";
import { recordBlogChange } from "../posts/change-store.ts";
import { deleteComment, detachReplies, findComment, setCommentState } from "./comment-store.ts";

export const decisions = ["approve", "spam", "delete"] as const;
export type Decision = (typeof decisions)[number];

/**
 * Applies a staff decision to a comment. Approval mails its author once, unless they revoked the consent.
 * When a comment is deleted or hidden as spam, its replies become threads of their own: others wrote them.
 * @returns false when the comment no longer exists.
 */
export async function moderate(tx: Tx, runtime: Runtime, id: string, decision: Decision): Promise<boolean> {
	const comment = await findComment(tx, "id", id);
	if (!comment) return false;
	if (decision === "delete") {
		await detachReplies(tx, [id]);
		await deleteComment(tx, id);
	} else await setCommentState(tx, id, decision === "approve" ? "approved" : "spam");
	if (decision === "approve" && !comment.consentRevokedAt) {
		const kind = "comment-approved";
		await enqueue(tx, runtime, { key: `${kind}:${id}`, kind, payload: { commentId: id } });
	}
	await recordBlogChange(tx);
	return true;
}
