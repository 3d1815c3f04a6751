import type { Db } from "../../db/connect.ts";
import { isUniqueViolation } from "../../db/unique.ts";
import { formKey } from "../contact/form-key.ts";
import { referenceOf } from "../contact/reference.ts";
import { enqueue } from "../deliveries/delivery-store.ts";
import type { World } from "../world.ts";
import type { Comment } from "./comment.ts";
import { findComment, insertComment } from "./comment-store.ts";

export type CommentReport = Omit<Comment, "id" | "reference" | "createdAt" | "state" | "consentRevokedAt">;

export type CommentOutcome = { kind: "recorded" | "duplicate"; comment: Comment };

/**
 * Stores what a reader wrote, and the notice to staff, all or nothing. Nobody sees it before it is approved. An answer
 * to an answer, or to what is not shown, stands below the post itself.
 * @returns duplicate when the same comment was sent before on the same day.
 */
export async function recordComment(db: Db, world: World, report: CommentReport): Promise<CommentOutcome> {
	const now = world.now();
	const key = formKey("comment", report, now);
	const before = await findComment(db, "form_key", key);
	if (before) return { kind: "duplicate", comment: before };
	const id = world.newId();
	const comment: Comment = {
		...report,
		id,
		parentId: await answered(db, report),
		reference: referenceOf(id),
		createdAt: now.toISOString(),
		state: "waiting",
		consentRevokedAt: null,
	};
	try {
		await db.transaction().execute(async (tx) => {
			await insertComment(tx, comment, key);
			const kind = "comment-notice";
			await enqueue(tx, world, { key: `${kind}:${id}`, kind, payload: { commentId: id } });
		});
		return { kind: "recorded", comment };
	} catch (error) {
		const twin = isUniqueViolation(error) ? await findComment(db, "form_key", key) : null;
		if (!twin) throw error;
		return { kind: "duplicate", comment: twin };
	}
}

async function answered(db: Db, { parentId, postId }: CommentReport): Promise<string | null> {
	const parent = parentId ? await findComment(db, "id", parentId) : null;
	const isThere = parent?.postId === postId && parent.state === "approved";
	return parent && isThere ? (parent.parentId ?? parent.id) : null;
}
