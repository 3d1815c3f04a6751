import type { Tx } from "../../db/connect.ts";
import { enqueue } from "../deliveries/delivery-store.ts";
import type { World } from "../world.ts";
import { tellOfChange } from "./change-store.ts";
import { deleteComment, findComment, freeAnswersTo, setCommentState } from "./comment-store.ts";

export const decisions = ["approve", "spam", "delete"] as const;
export type Decision = (typeof decisions)[number];

/**
 * Does what staff decided of a comment. Its writer hears of the approval, once, if they still agree to it. What answers
 * one that goes, or turns out to be spam, stands by itself: it is others' words.
 * @returns false when there is no such comment any more.
 */
export async function moderate(tx: Tx, world: World, id: string, decision: Decision): Promise<boolean> {
	const comment = await findComment(tx, "id", id);
	if (!comment) return false;
	if (decision === "delete") {
		await freeAnswersTo(tx, [id]);
		await deleteComment(tx, id);
	} else await setCommentState(tx, id, decision === "approve" ? "approved" : "spam");
	if (decision === "approve" && !comment.consentRevokedAt) {
		const kind = "comment-approved";
		await enqueue(tx, world, { key: `${kind}:${id}`, kind, payload: { commentId: id } });
	}
	await tellOfChange(tx);
	return true;
}
