import { longDate } from "../../../content/locale.ts";
import { site } from "../../../content/site.ts";
import type { Db } from "../../../db/connect.ts";
import type { Comment } from "../../../domain/blog/comment.ts";
import { approvedComments } from "../../../domain/blog/comment-store.ts";
import type { Post } from "../../../domain/blog/post.ts";
import type { Commenter } from "./commenter.server.ts";

export const answerParameter = "responder";

/** What stands below a post, each comment with its answers, and what the form begins with. */
export async function commentsData(db: Db, post: Post, url: URL, remembered: Commenter | null) {
	const all = await approvedComments(db, post.id);
	const wanted = url.searchParams.get(answerParameter);
	const answered = wanted ? all.find(({ id }) => id === wanted) : undefined;
	const shown = (comment: Comment) => ({
		...{ id: comment.id, name: comment.name, at: comment.createdAt },
		date: longDate(new Date(comment.createdAt), post.language, site.timeZone),
		paragraphs: comment.text.split(/\n{2,}/).map((text) => text.trim()),
	});
	return {
		count: all.length,
		threads: all
			.filter(({ parentId }) => parentId === null)
			.map((comment) => ({
				...shown(comment),
				answers: all.filter(({ parentId }) => parentId === comment.id).map(shown),
			})),
		answered: answered ? { id: answered.parentId ?? answered.id, name: answered.name } : null,
		gone: wanted !== null && !answered,
		remembered: remembered ? { ...remembered, remember: "on" } : {},
	};
}

export type CommentsData = Awaited<ReturnType<typeof commentsData>>;
