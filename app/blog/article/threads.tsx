import type { ReactNode } from "react";
import type { BlogText } from "../../../content/blog/schema.ts";
import { parameters } from "../../../content/parameters.ts";
import type { Language } from "../../../shared/language.ts";
import { commentFormId } from "./comment-form.tsx";
import type { CommentsData } from "./comments-data.server.ts";

type Props = { comments: CommentsData; text: BlogText["comments"]; language: Language; path: string };

export function Threads({ comments: { threads }, text, language, path }: Props) {
	return (
		<ol className="threads">
			{threads.map(({ replies, ...comment }) => (
				<li key={comment.id}>
					<CommentView comment={comment}>
						<p>
							<a
								className="comment-reply"
								rel="nofollow"
								href={`${path}?${parameters.answered[language]}=${encodeURIComponent(comment.id)}#${commentFormId}`}
								aria-label={`${text.reply}: ${comment.name}`}
							>
								{text.reply}
							</a>
						</p>
					</CommentView>
					{replies.length > 0 && (
						<ol className="replies">
							{replies.map((reply) => (
								<li key={reply.id}>
									<CommentView comment={reply} />
								</li>
							))}
						</ol>
					)}
				</li>
			))}
		</ol>
	);
}

type ShownComment = Omit<CommentsData["threads"][number], "replies">;

function CommentView({ comment, children }: { comment: ShownComment; children?: ReactNode }) {
	const { id, name, at, date, paragraphs } = comment;
	return (
		<article className="comment" id={`comentario-${id}`} aria-label={name}>
			<p>
				<b>{name}</b>{" "}
				<time className="small quiet" dateTime={at}>
					{date}
				</time>
			</p>
			{paragraphs.map((text, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move.
				<p key={index} className="comment-text">
					{text}
				</p>
			))}
			{children}
		</article>
	);
}
