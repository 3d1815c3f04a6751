import type { Db } from "../../../db/connect.ts";
import type { Comment } from "./comment.ts";
import {
	countComments,
	countThreads,
	findComment,
	listThreads,
	repliesTo,
	threadsBefore,
} from "./comment-store.ts";

const perPage = 50;

type Wanted = {
	repliedToId: string | null;
	linkedId: string | null;
	page: number;
};

/**
 * Reads a page of the comments below a post as threads, oldest first.
 * @returns lastPage: the number of the last page, when the wanted one is beyond it; repliedTo: null when readers cannot
 * see the comment.
 */
export async function readCommentThreads(db: Db, postId: string, wanted: Wanted) {
	const [count, repliedTo, linked] = await Promise.all([
		countComments(db, postId),
		findShown(db, postId, wanted.repliedToId),
		findShown(db, postId, wanted.linkedId),
	]);
	const anchor = linked ?? repliedTo;
	const page = anchor ? Math.floor((await threadsBefore(db, anchor)) / perPage) + 1 : wanted.page;
	const found = await listThreads(db, postId, { limit: perPage + 1, offset: (page - 1) * perPage });
	const comments = found.slice(0, perPage);
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
		hasLater: found.length > perPage,
		lastPage: isBeyond ? Math.max(1, Math.ceil((await countThreads(db, postId)) / perPage)) : null,
	};
}

async function findShown(db: Db, postId: string, id: string | null): Promise<Comment | null> {
	const comment = id ? await findComment(db, "id", id) : null;
	return comment?.postId === postId && comment.state === "approved" ? comment : null;
}
