import { longDate } from "../../../content/locale.ts";
import { parameterIn, parameters } from "../../../content/parameters.ts";
import { site } from "../../../content/site.ts";
import type { Db } from "../../../db/connect.ts";
import type { Comment } from "../../../domain/blog/comment.ts";
import {
	answersTo,
	countComments,
	countThreads,
	findComment,
	listThreads,
	threadsBefore,
} from "../../../domain/blog/comment-store.ts";
import type { Post } from "../../../domain/blog/post.ts";
import type { Commenter } from "./commenter.server.ts";

const perPage = 50;

/** Returns one page of a post's comments with their answers, and the form's first values. */
export async function commentsData(db: Db, post: Post, url: URL, remembered: Commenter | null) {
	const answeredId = parameterIn(url, "answered");
	const [count, answered, linkedComment] = await Promise.all([
		countComments(db, post.id),
		shownBelow(db, post, answeredId),
		shownBelow(db, post, parameterIn(url, "comment")),
	]);
	const anchor = linkedComment ?? answered;
	const page = anchor ? pageAt(await threadsBefore(db, anchor)) : pageOf(parameterIn(url, "comments"));
	const threads = await listThreads(db, post.id, { limit: perPage + 1, offset: (page - 1) * perPage });
	const pageThreads = threads.slice(0, perPage);
	const answers = await answersTo(
		db,
		pageThreads.map(({ id }) => id),
	);
	const commentView = (comment: Comment) => ({
		...{ id: comment.id, name: comment.name, at: comment.createdAt },
		date: longDate(new Date(comment.createdAt), post.language, site.timeZone),
		paragraphs: comment.text.split(/\n{2,}/).map((text) => text.trim()),
	});
	const pageLink = (number: number) =>
		number > 1
			? `${url.pathname}?${parameters.comments[post.language]}=${number}#comments`
			: `${url.pathname}#comments`;
	const isBeyond = page > 1 && pageThreads.length === 0;
	const last = isBeyond ? Math.max(1, Math.ceil((await countThreads(db, post.id)) / perPage)) : null;
	return {
		count,
		/** Address of the last page of comments, when the requested page is beyond it. */
		beyond: last && pageLink(last),
		threads: pageThreads.map((comment) => ({
			...commentView(comment),
			answers: answers.filter(({ parentId }) => parentId === comment.id).map(commentView),
		})),
		earlier: page > 1 ? pageLink(page - 1) : null,
		later: threads.length > perPage ? pageLink(page + 1) : null,
		answered: answered ? { id: answered.parentId ?? answered.id, name: answered.name } : null,
		gone: answeredId !== null && !answered,
		remembered: remembered ? { ...remembered, remember: "on" } : {},
	};
}

export type CommentsData = Awaited<ReturnType<typeof commentsData>>;

/** Finds a comment by id; null unless readers of this post can see it. */
async function shownBelow(db: Db, post: Post, id: string | null): Promise<Comment | null> {
	const comment = id ? await findComment(db, "id", id) : null;
	return comment?.postId === post.id && comment.state === "approved" ? comment : null;
}

function pageAt(before: number): number {
	return Math.floor(before / perPage) + 1;
}

function pageOf(parameter: string | null): number {
	return parameter && /^\d{1,6}$/.test(parameter) ? Math.max(Number(parameter), 1) : 1;
}
