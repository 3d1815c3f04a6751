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

/** What stands below a post, each comment with its answers, and what the form begins with. */
export async function commentsData(db: Db, post: Post, url: URL, remembered: Commenter | null) {
	const wanted = parameterIn(url, "answered");
	const [count, answered, sought] = await Promise.all([
		countComments(db, post.id),
		shownBelow(db, post, wanted),
		shownBelow(db, post, parameterIn(url, "comment")),
	]);
	const around = sought ?? answered;
	const page = around ? pageAt(await threadsBefore(db, around)) : pageOf(parameterIn(url, "comments"));
	const threads = await listThreads(db, post.id, { limit: perPage + 1, offset: (page - 1) * perPage });
	const shown = threads.slice(0, perPage);
	const answers = await answersTo(
		db,
		shown.map(({ id }) => id),
	);
	const said = (comment: Comment) => ({
		...{ id: comment.id, name: comment.name, at: comment.createdAt },
		date: longDate(new Date(comment.createdAt), post.language, site.timeZone),
		paragraphs: comment.text.split(/\n{2,}/).map((text) => text.trim()),
	});
	const to = (number: number) =>
		number > 1
			? `${url.pathname}?${parameters.comments[post.language]}=${number}#comments`
			: `${url.pathname}#comments`;
	const isBeyond = page > 1 && shown.length === 0;
	const last = isBeyond ? Math.max(1, Math.ceil((await countThreads(db, post.id)) / perPage)) : null;
	return {
		count,
		/** Where the last of them are, of a page that has none. */
		beyond: last && to(last),
		threads: shown.map((comment) => ({
			...said(comment),
			answers: answers.filter(({ parentId }) => parentId === comment.id).map(said),
		})),
		earlier: page > 1 ? to(page - 1) : null,
		later: threads.length > perPage ? to(page + 1) : null,
		answered: answered ? { id: answered.parentId ?? answered.id, name: answered.name } : null,
		gone: wanted !== null && !answered,
		remembered: remembered ? { ...remembered, remember: "on" } : {},
	};
}

export type CommentsData = Awaited<ReturnType<typeof commentsData>>;

/** The comment of this id, where readers of the post see it. */
async function shownBelow(db: Db, post: Post, id: string | null): Promise<Comment | null> {
	const comment = id ? await findComment(db, "id", id) : null;
	return comment?.postId === post.id && comment.state === "approved" ? comment : null;
}

function pageAt(before: number): number {
	return Math.floor(before / perPage) + 1;
}

function pageOf(asked: string | null): number {
	return asked && /^\d{1,6}$/.test(asked) ? Math.max(Number(asked), 1) : 1;
}
