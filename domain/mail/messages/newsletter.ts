import type { Brand } from "../../../config/env.ts";
import { pathTo } from "../../../content/addresses.ts";
import { emails } from "../../../content/emails/list.ts";
import type { Post } from "../../blog/post.ts";
import type { Subscriber } from "../../blog/subscriber-store.ts";
import type { Mail } from "../mailer.ts";
import { fill, letterHtml, letterText } from "./letter.ts";

type NewsletterMail = { id: string; brand: Brand; publicUrl: string; subscriber: Subscriber };

/** Asks an address somebody typed whether it wants our articles. */
export function newsletterConfirm({ id, brand, publicUrl, subscriber }: NewsletterMail): Mail {
	const { language, email, token } = subscriber;
	const words = emails[language].newsletterConfirm;
	const { product } = brand;
	const letter = {
		language,
		paragraphs: [fill(words.body, { product })],
		button: {
			label: words.button,
			url: `${publicUrl}${pathTo("newsletterConfirm", language)}?llave=${token}`,
		},
		closing: [words.notYou],
	};
	return {
		...{ id, to: email, replyTo: brand.email, subject: fill(words.subject, { product }) },
		text: letterText(letter),
		html: letterHtml(letter, brand),
	};
}

/** Brings a subscriber a new post, with the way out in it and in its head. */
export function postMail({ id, brand, publicUrl, subscriber, post }: NewsletterMail & { post: Post }): Mail {
	const { language, email, token } = subscriber;
	const words = emails[language].postMail;
	const leave = `${publicUrl}${pathTo("newsletterCancel", language)}?llave=${token}`;
	const letter = {
		language,
		paragraphs: [post.title, post.excerpt],
		button: {
			label: words.button,
			url: `${publicUrl}${pathTo("post", post.language, { slug: post.slug })}`,
		},
		closing: [fill(words.why, { product: brand.product }), fill(words.leave, { url: leave })],
	};
	return {
		...{ id, to: email, replyTo: brand.email, subject: fill(words.subject, { title: post.title }) },
		text: letterText(letter),
		html: letterHtml(letter, brand),
		unsubscribe: leave,
	};
}
