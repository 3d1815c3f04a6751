import { serialize } from "hono/utils/cookie";
import { z } from "zod";
import { longDate, timeZone } from "../../../content/locale.ts";
import { parameterIn, parameters } from "../../../content/parameters.ts";
import type { Db } from "../../../db/connect.ts";
import type { Comment } from "../../../domain/blog/comments/comment.ts";
import { readCommentThreads } from "../../../domain/blog/comments/read-comments.ts";
import type { Post } from "../../../domain/blog/posts/post.ts";
import { daySeconds } from "../../../domain/wall-clock.ts";
import { commenterCookie, cookieName, cookieOf, removalHeaders } from "../../../http/cookies/cookies.ts";

export async function commentsData(db: Db, post: Post, url: URL, remembered: Commenter | null) {
	const repliedToId = parameterIn(url, "answered");
	const { count, page, repliedTo, threads, hasLater, lastPage } = await readCommentThreads(db, post.id, {
		repliedToId,
		linkedId: parameterIn(url, "comment"),
		page: pageOf(parameterIn(url, "comments")),
	});
	const commentView = (comment: Comment) => ({
		id: comment.id,
		name: comment.name,
		at: comment.createdAt,
		date: longDate(new Date(comment.createdAt), post.language, timeZone),
		paragraphs: comment.text.split(/\n{2,}/).map((text) => text.trim()),
	});
	const pageLink = (number: number) =>
		number > 1
			? `${url.pathname}?${parameters.comments[post.language]}=${number}#comments`
			: `${url.pathname}#comments`;
	return {
		count,
		beyond: lastPage && pageLink(lastPage),
		threads: threads.map(({ comment, replies }) => ({
			...commentView(comment),
			replies: replies.map(commentView),
		})),
		earlier: page > 1 ? pageLink(page - 1) : null,
		later: hasLater ? pageLink(page + 1) : null,
		repliedTo: repliedTo ? { id: repliedTo.parentId ?? repliedTo.id, name: repliedTo.name } : null,
		gone: repliedToId !== null && !repliedTo,
		remembered: remembered ? { ...remembered, remember: "on" } : {},
	};
}

export type CommentsData = Awaited<ReturnType<typeof commentsData>>;

function pageOf(parameter: string | null): number {
	return parameter && /^\d{1,6}$/.test(parameter) ? Math.max(Number(parameter), 1) : 1;
}

const aYear = 365 * daySeconds;
const Commenter = z.object({ name: z.string().max(80), email: z.string().max(254) });

type Commenter = z.output<typeof Commenter>;

export function rememberCommenter(commenter: Commenter | null, publicUrl: string): string[] {
	const https = publicUrl.startsWith("https:");
	if (!commenter) return removalHeaders(commenterCookie, https);
	const value = Buffer.from(JSON.stringify(commenter)).toString("base64url");
	const name = cookieName(commenterCookie, https);
	return [
		serialize(name, value, { path: "/", httpOnly: true, sameSite: "Lax", maxAge: aYear, secure: https }),
	];
}

export function rememberedCommenter(request: Request): Commenter | null {
	const value = cookieOf(request, commenterCookie);
	if (!value) return null;
	try {
		return Commenter.parse(JSON.parse(Buffer.from(value, "base64url").toString()));
	} catch {
		return null;
	}
}
