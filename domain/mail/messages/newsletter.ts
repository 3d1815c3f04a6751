import { randomUUID } from "node:crypto";
import type { Brand } from "../../../config/env.ts";
import { pathTo } from "../../../content/addresses.ts";
import { emails } from "../../../content/emails/list.ts";
import { mailedPath } from "../../../content/mailed-pages.ts";
import type { Post } from "../../blog/post.ts";
import type { Subscriber } from "../../blog/subscriber-store.ts";
import type { Mail } from "../mailer.ts";
import { articleOf } from "./article.ts";
import { fill } from "./letter.ts";
import { written } from "./written.ts";

type NewsletterMail = { id: string; brand: Brand; publicUrl: string; subscriber: Subscriber };

/** Asks an address somebody typed whether it wants our articles. */
export function newsletterConfirm({ id, brand, publicUrl, subscriber }: NewsletterMail): Promise<Mail> {
	const { language, email, token } = subscriber;
	const words = emails[language].newsletterConfirm;
	const { product } = brand;
	return written(
		{ id, to: email, subject: fill(words.subject, { product }) },
		{
			language,
			title: words.title,
			poster: "message",
			paragraphs: [fill(words.body, { product })],
			button: {
				label: words.button,
				url: `${publicUrl}${mailedPath("newsletterConfirm", language, token)}`,
			},
			closing: [words.notYou],
		},
		brand,
	);
}

/** Brings a subscriber a new post, whole, with the way out in it and in its head. */
export function postMail(mail: NewsletterMail & { post: Post }): Promise<Mail> {
	const { id, brand, publicUrl, subscriber, post } = mail;
	const { language, email, token } = subscriber;
	const words = emails[language].postMail;
	const leave = `${publicUrl}${mailedPath("newsletterCancel", language, token)}`;
	const link = `${publicUrl}${pathTo("post", post.language, { slug: post.slug })}`;
	return written(
		{ id, to: email, subject: fill(words.subject, { title: post.title }), unsubscribe: leave },
		{
			language,
			title: post.title,
			poster: "article",
			paragraphs: [post.excerpt],
			article: {
				by: fill(words.by, { author: post.author.name, minutes: String(post.readTime) }),
				text: articleOf(post, { publicUrl, link }),
			},
			button: { label: words.button, url: link },
			closing: [fill(words.why, { product: brand.product }), { sentence: words.leave, url: leave }],
		},
		brand,
	);
}

/**
 * The same for many in a row: drawing a post takes tens of milliseconds, and only the reader and the key to the way out
 * differ from one mail to the next. What could not be drawn is drawn anew for the next.
 */
export function postPress(draw = postMail): typeof postMail {
	const noKey = randomUUID();
	type Drawn = { key: string; mail: Promise<Mail> };
	let latest: Drawn | null = null;
	function keep(drawn: Drawn): Drawn {
		latest = drawn;
		drawn.mail.catch(() => {
			if (latest === drawn) latest = null;
		});
		return drawn;
	}
	return async (mail) => {
		const { post, subscriber, publicUrl } = mail;
		const key = [post.id, post.updatedAt, post.slug, subscriber.language, publicUrl].join(" ");
		const same =
			latest?.key === key
				? latest
				: keep({ key, mail: draw({ ...mail, subscriber: { ...subscriber, token: noKey } }) });
		const drawn = await same.mail;
		const own = (text: string) => text.replaceAll(noKey, () => subscriber.token);
		return {
			...{
				...drawn,
				id: mail.id,
				to: subscriber.email,
				unsubscribe: drawn.unsubscribe && own(drawn.unsubscribe),
			},
			...{ text: own(drawn.text), html: own(drawn.html) },
		};
	};
}
