import type { Brand } from "../../../config/env.ts";
import { pathTo } from "../../../content/addresses.ts";
import { emails } from "../../../content/emails/list.ts";
import type { Comment } from "../../blog/comment.ts";
import type { Post } from "../../blog/post.ts";
import type { Mail } from "../mailer.ts";
import { fill, greetingTo, letterHtml, letterText } from "./letter.ts";

type CommentMail = { id: string; brand: Brand; publicUrl: string; comment: Comment; post: Post };

/** Tells staff of a comment to review, in the house's language. */
export function commentNotice({
	id,
	to,
	brand,
	comment,
	post,
}: Omit<CommentMail, "publicUrl"> & { to: string }): Mail {
	const language = "es";
	const { subject, intro, facts, where } = emails[language].commentNotice;
	const letter = {
		...({ language, paragraphs: [intro] } as const),
		facts: [
			[facts.post, post.title],
			[facts.name, comment.name],
			[facts.email, comment.email],
			[facts.comment, comment.text],
		] as const,
		// Without its address: an answer to the commenter quotes this mail.
		closing: [where],
	};
	return {
		...{ id, to, replyTo: comment.email, subject: fill(subject, { title: post.title }) },
		text: letterText(letter),
		html: letterHtml(letter, brand),
	};
}

/** Tells who wrote a comment that it is there to be read, in their language. */
export function commentApproved({ id, brand, publicUrl, comment, post }: CommentMail): Mail {
	const { language } = comment;
	const words = emails[language].commentApproved;
	const url = `${publicUrl}${pathTo("post", post.language, { slug: post.slug })}#comentario-${comment.id}`;
	const letter = {
		language,
		paragraphs: [...greetingTo(comment.name, words.greeting), fill(words.body, { title: post.title })],
		button: { label: words.button, url },
		closing: [
			words.reply,
			fill(emails[language].proposalReceipt.privacy, { url: `${publicUrl}${pathTo("legal", language)}` }),
		],
	};
	return {
		...{ id, to: comment.email, replyTo: brand.email, subject: words.subject },
		text: letterText(letter),
		html: letterHtml(letter, brand),
	};
}
