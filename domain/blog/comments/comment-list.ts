import type { Db } from "../../../db/connect.ts";
import { type Cursor, nextCursor } from "../../../db/keyset.ts";
import type { CommentState } from "../../../shared/blog.ts";
import { findPost } from "../posts/post-store.ts";
import { countWaiting, listComments } from "./comment-store.ts";

const perPage = 30;

/**
 * Reads a page of the comments in one state, newest first, each with its post.
 * @param before only older ones. @returns waiting: how many comments wait for a decision.
 */
export async function readCommentList(db: Db, { state, before }: { state: CommentState; before?: Cursor }) {
	const [found, waiting] = await Promise.all([
		listComments(db, { state, limit: perPage, before }),
		countWaiting(db),
	]);
	const comments = await Promise.all(
		found.map(async (comment) => ({ ...comment, post: await findPost(db, comment.postId) })),
	);
	return { comments, waiting, next: nextCursor(found, perPage, ({ createdAt }) => createdAt) };
}
