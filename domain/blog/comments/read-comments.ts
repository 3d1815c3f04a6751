import type { Db } from "../../../db/connect.ts";
import { type Cursor, nextCursor } from "../../../db/keyset.ts";
import type { CommentState } from "../../../shared/blog.ts";
import { findPost } from "../posts/post-store.ts";
import type { Comment } from "./comment.ts";
import {
	countComments,
	countThreads,
	countThreadsBefore,
	countWaiting,
	findComment,
	listComments,
	listThreads,
	repliesTo,
} from "./comment-store.ts";

const threadsPerPage = 50;
const commentsPerPage = 30;

type ThreadPageRequest = {
	repliedToId: string | null;
	linkedId: string | null;
	page: number;
};

/**
 * Reads a page of the comments below a post as threads, oldest first.
 * @returns lastPage: the number of the last page, when the wanted one is beyond it; repliedTo: null when readers cannot
 * see the comment.
 */
export async function readCommentThreads(db: Db, postId: string, request: ThreadPageRequest) {
	const [count, repliedTo, linked] = await Promise.all([
		countComments(db, postId),
		findShown(db, postId, request.repliedToId),
		findShown(db, postId, request.linkedId),
	]);
	const anchor = linked ?? repliedTo;
	const page = anchor
		? Math.floor((await countThreadsBefore(db, anchor)) / threadsPerPage) + 1
		: request.page;
	const found = await listThreads(db, postId, {
		limit: threadsPerPage + 1,
		offset: (page - 1) * threadsPerPage,
	});
	const comments = found.slice(0, threadsPerPage);
	const replies = await repliesTo(
		db,
		comments.map(({ id }) => id),
	);
	const isBeyond = page > 1 && comments.length === 0;
	return {
		count,
		page,
		repliedTo,
		threads: comments.map((comment) => ({
			comment,
			replies: replies.filter(({ parentId }) => parentId === comment.id),
		})),
		hasLater: found.length > threadsPerPage,
		lastPage: isBeyond ? Math.max(1, Math.ceil((await countThreads(db, postId)) / threadsPerPage)) : null,
	};
}

async function findShown(db: Db, postId: string, id: string | null): Promise<Comment | null> {
	const comment = id ? await findComment(db, "id", id) : null;
	return comment?.postId === postId && comment.state === "approved" ? comment : null;
}

/**
 * Reads a page of the comments in one state, newest first, each with its post.
 * @param before only older ones. @returns waiting: how many comments wait for a decision.
 */
export async function readCommentList(db: Db, { state, before }: { state: CommentState; before?: Cursor }) {
	const [found, waiting] = await Promise.all([
		listComments(db, { state, limit: commentsPerPage, before }),
		countWaiting(db),
	]);
	const comments = await Promise.all(
		found.map(async (comment) => ({ ...comment, post: await findPost(db, comment.postId) })),
	);
	return { comments, waiting, next: nextCursor(found, commentsPerPage, ({ createdAt }) => createdAt) };
}
