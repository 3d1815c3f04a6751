import { languageOr } from "../../../shared/language.ts";
import { findComment } from "../../blog/comments/comment-store.ts";
import { isLive } from "../../blog/posts/post.ts";
import { findPost } from "../../blog/posts/post-store.ts";
import { hasEnded } from "../../blog/subscribers/subscribe.ts";
import { findSubscriber } from "../../blog/subscribers/subscriber-store.ts";
import type { Senders } from "../../deliveries/deliver.ts";
import { NothingToSend } from "../../deliveries/failure.ts";
import type { MailContext } from "../mail-context.ts";
import { commentApproved, commentNotice } from "../messages/comment.ts";
import { cachedPostMail, newsletterConfirm } from "../messages/newsletter.ts";

/** Sends the blog's mails to staff, commenters and subscribers. */
export function blogSenders({ db, mailer, brand, publicUrl, pictures, staffLanguage, runtime }: MailContext) {
	const postMail = cachedPostMail();
	return {
		"comment-notice": async ({ id, payload }) => {
			const comment = await findComment(db, "id", payload.commentId ?? "");
			const post = comment && (await findPost(db, comment.postId));
			if (!comment || !post) throw new NothingToSend("EGONE");
			// Staff reviewed it before the notice left.
			if (comment.state !== "waiting") throw new NothingToSend("EOUTDATED");
			if (comment.consentRevokedAt) throw new NothingToSend("EREVOKED");
			await mailer.send(
				await commentNotice({ id, to: brand.email, language: staffLanguage, brand, comment, post }),
			);
		},
		"comment-approved": async ({ id, payload }) => {
			const comment = await findComment(db, "id", payload.commentId ?? "");
			const post = comment && (await findPost(db, comment.postId));
			if (!comment || !post) throw new NothingToSend("EGONE");
			if (comment.state !== "approved") throw new NothingToSend("EOUTDATED");
			if (comment.consentRevokedAt) throw new NothingToSend("EREVOKED");
			await mailer.send(await commentApproved({ id, brand, publicUrl, comment, post }));
		},
		"newsletter-confirm": async ({ id, payload }) => {
			const subscriber = await findSubscriber(db, "id", payload.subscriberId ?? "");
			if (!subscriber) throw new NothingToSend("EGONE");
			if (hasEnded(subscriber)) throw new NothingToSend("EREVOKED");
			const language = languageOr(payload.language, subscriber.language);
			if (subscriber.state === "confirmed" && subscriber.language === language)
				throw new NothingToSend("EOUTDATED");
			const recipient = { ...subscriber, language };
			await mailer.send(await newsletterConfirm({ id, brand, publicUrl, pictures, subscriber: recipient }));
		},
		"post-mail": async ({ id, payload }) => {
			const subscriber = await findSubscriber(db, "id", payload.subscriberId ?? "");
			const post = await findPost(db, payload.postId ?? "");
			if (!subscriber || !post) throw new NothingToSend("EGONE");
			if (subscriber.state !== "confirmed") throw new NothingToSend("EREVOKED");
			if (!isLive(post, runtime.now())) throw new NothingToSend("EOUTDATED");
			await mailer.send(await postMail({ id, brand, publicUrl, pictures, subscriber, post }));
		},
	} satisfies Senders;
}
