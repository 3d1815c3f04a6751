import { randomUUID } from "node:crypto";
import type { Brand } from "../../../config/env.ts";
import { pathTo } from "../../../content/addresses.ts";
import { emails } from "../../../content/emails/list.ts";
import { mailedPath } from "../../../content/mailed-pages.ts";
import { industryIn } from "../../assistant/understanding/guided/facts.ts";
import type { Post } from "../../blog/posts/post.ts";
import type { Subscriber } from "../../blog/subscribers/subscriber.ts";
import type { Mail } from "../mailer.ts";
import type { MailPictures } from "../pictures.ts";
import { articleOf } from "./article.ts";
import { composeLetter, composeNote } from "./compose-letter.ts";
import { fillLetter } from "./letter.ts";

type NewsletterMail = {
	id: string;
	brand: Brand;
	publicUrl: string;
	pictures?: MailPictures;
	subscriber: Subscriber;
};

/** Asks the owner of a typed address to confirm the subscription. */
export function newsletterConfirm({
	id,
	brand,
	publicUrl,
	pictures,
	subscriber,
}: NewsletterMail): Promise<Mail> {
	const { language, email, token } = subscriber;
	const words = emails[language].newsletterConfirm;
	return composeNote(
		{ id, to: email, language, words, brand, pictures },
		{
			button: {
				label: words.button,
				url: `${publicUrl}${mailedPath("newsletterConfirm", language, token)}`,
			},
			closing: [words.notYou],
			scene: { of: "newsletter", industry: null },
		},
	);
}

/** Composes the mail of a new post in full for a subscriber, with an unsubscribe link in its text and its headers. */
export function postMail(mail: NewsletterMail & { post: Post }): Promise<Mail> {
	const { id, brand, publicUrl, pictures, subscriber, post } = mail;
	const { language, email, token } = subscriber;
	const words = emails[language].postMail;
	const unsubscribeUrl = `${publicUrl}${mailedPath("newsletterCancel", language, token)}`;
	const link = `${publicUrl}${pathTo("post", post.language, { slug: post.slug })}`;
	return composeLetter(
		{ id, to: email, subject: fillLetter(words.subject, { title: post.title }), unsubscribe: unsubscribeUrl },
		{
			language,
			title: post.title,
			poster: "article",
			...(!post.cover && {
				scene: { of: "post", industry: industryIn(`${post.title}. ${post.excerpt}`) } as const,
			}),
			paragraphs: [post.excerpt],
			article: {
				by: fillLetter(words.by, { author: post.author.name, minutes: String(post.readTime) }),
				text: articleOf(post, { publicUrl, link }),
			},
			button: { label: words.button, url: link },
			closing: [
				fillLetter(words.why, { product: brand.product }),
				{ sentence: words.leave, url: unsubscribeUrl },
			],
		},
		brand,
		pictures,
	);
}

/**
 * Returns a `postMail` that reuses its last rendering, because rendering a post takes tens of milliseconds. Between
 * mails only the reader and the unsubscribe token differ. A failed rendering is not reused.
 */
export function cachedPostMail(render = postMail): typeof postMail {
	const tokenPlaceholder = randomUUID();
	type Rendering = { key: string; mail: Promise<Mail> };
	let latest: Rendering | null = null;
	function remember(rendering: Rendering): Rendering {
		latest = rendering;
		rendering.mail.catch(() => {
			if (latest === rendering) latest = null;
		});
		return rendering;
	}
	return async (mail) => {
		const { post, subscriber, publicUrl } = mail;
		const key = [post.id, post.updatedAt, post.slug, subscriber.language, publicUrl].join(" ");
		const shared =
			latest?.key === key
				? latest
				: remember({
						key,
						mail: render({ ...mail, subscriber: { ...subscriber, token: tokenPlaceholder } }),
					});
		const rendered = await shared.mail;
		const withToken = (text: string) => text.replaceAll(tokenPlaceholder, () => subscriber.token);
		return {
			...rendered,
			id: mail.id,
			to: subscriber.email,
			unsubscribe: rendered.unsubscribe && withToken(rendered.unsubscribe),
			text: withToken(rendered.text),
			html: withToken(rendered.html),
		};
	};
}
