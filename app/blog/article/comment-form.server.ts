import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { forms } from "../../../content/forms/list.ts";
import { recordComment } from "../../../domain/blog/comments/record-comment.ts";
import type { Post } from "../../../domain/blog/posts/post.ts";
import { withoutDirectionMarks } from "../../../domain/words/text.ts";
import { servicesContext } from "../../../http/context.ts";
import { answerForm } from "../../forms/answer-form.server.ts";
import { fields } from "../../forms/read-form.server.ts";
import { rememberCommenter } from "./comments-data.server.ts";

const maxCommentLength = 3_000;

const readableText = (limit: number) =>
	z
		.string()
		// A text of invisible characters alone counts as empty.
		.transform((text) => (/[^\p{C}\p{Z}]/u.test(text) ? withoutDirectionMarks(text).trim() : ""))
		.pipe(fields.required(limit));

const commentForm = z.object({
	name: readableText(80),
	email: fields.email(),
	comment: readableText(maxCommentLength),
	consent: fields.consent(),
	remember: fields.optional(2),
	parent: fields.optional(100),
});

export async function receiveComment(
	request: Request,
	context: Readonly<RouterContextProvider>,
	{ id: postId, language }: Post,
) {
	const { connection, runtime, settings } = context.get(servicesContext);
	const words = forms[language];
	let cookies: readonly string[] = [];
	const answer = await answerForm({
		request,
		context,
		schema: commentForm,
		words,
		store: async ({ name, email, comment: text, parent, remember }) => {
			const newComment = {
				postId,
				parentId: parent,
				language,
				name,
				email,
				text,
				consentVersion: words.consentTo.comment.version,
			};
			const { comment } = await recordComment(connection.db, runtime, newComment);
			cookies = rememberCommenter(remember ? { name, email } : null, settings.publicUrl);
			return { kind: "stored", reference: comment.reference };
		},
	});
	if (answer instanceof Response) for (const cookie of cookies) answer.headers.append("Set-Cookie", cookie);
	return answer;
}
