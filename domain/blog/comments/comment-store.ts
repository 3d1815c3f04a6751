import type { Selectable } from "kysely";
import { isAmong } from "../../../db/among.ts";
import type { Db, Tx } from "../../../db/connect.ts";
import { type Cursor, isAfterCursor } from "../../../db/keyset.ts";
import type { CommentsTable } from "../../../db/tables/blog.ts";
import type { CommentState } from "../../../shared/blog.ts";
import type { Comment } from "./comment.ts";

/** Stores a new comment. @throws a unique violation when the same form is already stored. */
export async function insertComment(tx: Tx, comment: Comment, contentKey: string): Promise<void> {
	await tx
		.insertInto("comments")
		.values({
			id: comment.id,
			reference: comment.reference,
			form_key: contentKey,
			post_id: comment.postId,
			parent_id: comment.parentId,
			language: comment.language,
			created_at: comment.createdAt,
			name: comment.name,
			email: comment.email,
			text: comment.text,
			state: comment.state,
			consent_version: comment.consentVersion,
			consent_revoked_at: comment.consentRevokedAt,
		})
		.execute();
}

/** Finds a comment by a unique column. @returns null when there is none. */
export async function findComment(
	db: Db | Tx,
	column: "id" | "reference" | "form_key",
	value: string,
): Promise<Comment | null> {
	const row = await db.selectFrom("comments").selectAll().where(column, "=", value).executeTakeFirst();
	return row ? fromRow(row) : null;
}

/** Counts the comments that readers see below a post, replies included. */
export async function countComments(db: Db, postId: string): Promise<number> {
	const { comments } = await approvedOf(db, postId)
		.select((eb) => eb.fn.countAll<number>().as("comments"))
		.executeTakeFirstOrThrow();
	return comments;
}

/** Lists the first comments of the visible threads below a post, oldest first. */
export async function listThreads(
	db: Db,
	postId: string,
	{ limit, offset }: { limit: number; offset: number },
): Promise<Comment[]> {
	const rows = await threadsOf(db, postId)
		.selectAll()
		.orderBy("created_at")
		.orderBy("id")
		.limit(limit)
		.offset(offset)
		.execute();
	return rows.map(fromRow);
}

export async function countThreads(db: Db, postId: string): Promise<number> {
	const { threads } = await threadsOf(db, postId)
		.select((eb) => eb.fn.countAll<number>().as("threads"))
		.executeTakeFirstOrThrow();
	return threads;
}

/** Counts the threads of the post that come before a comment's own thread. */
export async function countThreadsBefore(db: Db, { id, parentId, postId }: Comment): Promise<number> {
	const parent = parentId ? await findComment(db, "id", parentId) : null;
	const thread = await findComment(db, "id", parent?.state === "approved" ? parent.id : id);
	if (!thread) return 0;
	const { threads } = await threadsOf(db, postId)
		.select((eb) => eb.fn.countAll<number>().as("threads"))
		.where(({ or, and, eb }) =>
			or([
				eb("created_at", "<", thread.createdAt),
				and([eb("created_at", "=", thread.createdAt), eb("id", "<", thread.id)]),
			]),
		)
		.executeTakeFirstOrThrow();
	return threads;
}

/** Lists the visible replies to these comments, oldest first. */
export async function repliesTo(db: Db, ids: readonly string[]): Promise<Comment[]> {
	const rows = await db
		.selectFrom("comments")
		.selectAll()
		.where(isAmong("parent_id", ids))
		.where("state", "=", "approved")
		.orderBy("created_at")
		.orderBy("id")
		.execute();
	return rows.map(fromRow);
}

function approvedOf(db: Db, postId: string) {
	return db.selectFrom("comments").where("post_id", "=", postId).where("state", "=", "approved");
}

// A reply whose parent is hidden starts a thread of its own: its author did nothing wrong.
function threadsOf(db: Db, postId: string) {
	return approvedOf(db, postId).where(({ not, exists, selectFrom }) =>
		not(
			exists(
				selectFrom("comments as parent")
					.select("parent.id")
					.whereRef("parent.id", "=", "comments.parent_id")
					.where("parent.state", "=", "approved"),
			),
		),
	);
}

/** Lists comments for moderators, newest first. @param before only older ones. */
export async function listComments(
	db: Db,
	{ state, limit, before }: { state: CommentState; limit: number; before?: Cursor },
): Promise<Comment[]> {
	let query = db
		.selectFrom("comments")
		.selectAll()
		.where("state", "=", state)
		.orderBy("created_at", "desc")
		.orderBy("id", "desc");
	if (before) query = query.where(isAfterCursor(["created_at", "id"], before));
	return (await query.limit(limit).execute()).map(fromRow);
}

/** Counts the comments that wait for a decision. */
export async function countWaiting(db: Db): Promise<number> {
	const { comments } = await db
		.selectFrom("comments")
		.select((eb) => eb.fn.countAll<number>().as("comments"))
		.where("state", "=", "waiting")
		.executeTakeFirstOrThrow();
	return comments;
}

/** Sets a comment's state. Does nothing for an unknown id. */
export async function setCommentState(tx: Tx, id: string, state: CommentState): Promise<void> {
	await tx.updateTable("comments").set({ state }).where("id", "=", id).execute();
}

/** Records that a comment's consent was revoked. @returns false when it already was: the first date stays. */
export async function revokeCommentConsent(tx: Tx, id: string, at: string): Promise<boolean> {
	const { numUpdatedRows } = await tx
		.updateTable("comments")
		.set({ consent_revoked_at: at })
		.where("id", "=", id)
		.where("consent_revoked_at", "is", null)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** Detaches the replies from comments that will be deleted: others wrote them. */
export async function detachReplies(tx: Tx, ids: readonly string[]): Promise<void> {
	await tx.updateTable("comments").set({ parent_id: null }).where(isAmong("parent_id", ids)).execute();
}

/** Deletes a comment. Its replies must be detached first. */
export async function deleteComment(tx: Tx, id: string): Promise<void> {
	await tx.deleteFrom("comments").where("id", "=", id).execute();
}

function fromRow(row: Selectable<CommentsTable>): Comment {
	return {
		id: row.id,
		reference: row.reference,
		postId: row.post_id,
		parentId: row.parent_id,
		language: row.language,
		createdAt: row.created_at,
		name: row.name,
		email: row.email,
		text: row.text,
		state: row.state,
		consentVersion: row.consent_version,
		consentRevokedAt: row.consent_revoked_at,
	};
}
