import type { Brand } from "../../../config/env.ts";
import { pathTo } from "../../../content/addresses.ts";
import { emails } from "../../../content/emails/list.ts";
import { parameters } from "../../../content/parameters.ts";
import type { Language } from "../../../shared/language.ts";
import type { Comment } from "../../blog/comments/comment.ts";
import type { Post } from "../../blog/posts/post.ts";
import type { Mail } from "../mailer.ts";
import { composeLetter } from "./compose-letter.ts";
import { fillLetter, greetingTo, privacyLine } from "./letter.ts";

type CommentMail = { id: string; brand: Brand; publicUrl: string; comment: Comment; post: Post };

type CommentNotice = Omit<CommentMail, "publicUrl"> & {
	to: string;
	language: Language;
};

/** Tells staff about a comment to review. */
export function commentNotice({ id, to, language, brand, comment, post }: CommentNotice): Promise<Mail> {
	const { subject, title, intro, facts, where } = emails[language].commentNotice;
	return composeLetter(
		{ id, to, replyTo: comment.email, subject: fillLetter(subject, { title: post.title }) },
		{
			language,
			title,
			poster: "article",
			paragraphs: [intro],
			facts: [
				[facts.post, post.title],
				[facts.name, comment.name],
				[facts.email, comment.email],
				[facts.comment, comment.text],
			],
			// No staff address: a reply to the commenter would quote it.
			closing: [where],
		},
		brand,
	);
}

/** Tells a comment's author that it is published, in their language. */
export function commentApproved({ id, brand, publicUrl, comment, post }: CommentMail): Promise<Mail> {
	const { language } = comment;
	const words = emails[language].commentApproved;
	const article = publicUrl + pathTo("post", post.language, { slug: post.slug });
	const url = `${article}?${parameters.comment[post.language]}=${comment.id}#comentario-${comment.id}`;
	return composeLetter(
		{ id, to: comment.email, subject: words.subject },
		{
			language,
			title: words.title,
			poster: "message",
			paragraphs: [
				...greetingTo(comment.name, words.greeting),
				fillLetter(words.body, { title: post.title }),
			],
			button: { label: words.button, url },
			closing: [words.reply, privacyLine(language, publicUrl)],
		},
		brand,
	);
}
