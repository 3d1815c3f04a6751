import type { Brand } from "../../config/env.ts";
import type { Db } from "../../db/connect.ts";
import { findAccount } from "../accounts/account-store.ts";
import { findComment } from "../blog/comment-store.ts";
import { findPost } from "../blog/post-store.ts";
import { findSubscriber } from "../blog/subscriber-store.ts";
import { messagesOf } from "../conversations/conversation-store.ts";
import type { DeliveryKind } from "../deliveries/delivery.ts";
import type { Sender } from "../deliveries/worker.ts";
import { findLead } from "../leads/lead-store.ts";
import { findRightsRequest } from "../privacy/rights-store.ts";
import { proposalPath, proposalsOf } from "../proposals/proposal-store.ts";
import { addressMark } from "./allowance.ts";
import type { Mailer } from "./mailer.ts";
import { commentApproved, commentNotice } from "./messages/comment.ts";
import { formReceipt } from "./messages/form-receipt.ts";
import { newsletterConfirm, postMail } from "./messages/newsletter.ts";
import { passwordReset } from "./messages/password-reset.ts";
import { proposalReceipt } from "./messages/proposal-receipt.ts";
import { rightsAnswer, rightsNotice, rightsReceipt } from "./messages/rights.ts";
import { salesNotice } from "./messages/sales-notice.ts";

export type MailOffice = {
	db: Db;
	mailer: Mailer;
	brand: Brand;
	publicUrl: string;
	salesEmail: string;
	/** A new token for a reset link, or null when the account may not sign in. */
	resetToken(accountId: string): Promise<string | null>;
};

/** How each kind of delivery becomes a mail. It is written from what is stored when it leaves, so it is never stale. */
export function mailSenders({
	db,
	mailer,
	brand,
	publicUrl,
	salesEmail,
	resetToken,
}: MailOffice): Record<DeliveryKind, Sender> {
	return {
		"sales-notice": async ({ id, payload }) => {
			const lead = await findLead(db, payload.leadId ?? "");
			// A lead erased meanwhile has nothing left to tell.
			if (!lead) return;
			const [proposal] = await proposalsOf(db, [lead.id]);
			const transcript = lead.conversationId ? await messagesOf(db, lead.conversationId) : [];
			const proposalUrl = proposal ? publicUrl + proposalPath(proposal) : null;
			await mailer.send(salesNotice({ id, to: salesEmail, brand, lead, transcript, proposalUrl }));
		},
		"proposal-receipt": async ({ id, payload }) => {
			const lead = await findLead(db, payload.leadId ?? "");
			const proposals = await proposalsOf(db, [payload.leadId ?? ""]);
			const proposal = proposals.find((one) => one.id === payload.proposalId);
			if (!lead?.email || !proposal || proposal.revokedAt) return;
			// Another address was told meanwhile: this mail was counted for the one before.
			if (payload.to && payload.to !== addressMark(lead.email)) return;
			const proposalUrl = publicUrl + proposalPath(proposal);
			await mailer.send(
				proposalReceipt({
					id,
					brand,
					publicUrl,
					lead: { ...lead, email: lead.email },
					proposal,
					proposalUrl,
				}),
			);
		},
		"form-receipt": async ({ id, payload }) => {
			const lead = await findLead(db, payload.leadId ?? "");
			if (!lead?.email) return;
			await mailer.send(formReceipt({ id, brand, publicUrl, lead: { ...lead, email: lead.email } }));
		},
		"rights-receipt": async ({ id, payload }) => {
			const request = await findRightsRequest(db, "id", payload.requestId ?? "");
			if (request) await mailer.send(rightsReceipt({ id, brand, publicUrl, request }));
		},
		"rights-notice": async ({ id, payload }) => {
			const request = await findRightsRequest(db, "id", payload.requestId ?? "");
			if (request) await mailer.send(rightsNotice({ id, brand, publicUrl, request }));
		},
		"rights-answer": async ({ id, payload }) => {
			const request = await findRightsRequest(db, "id", payload.requestId ?? "");
			if (request?.answer)
				await mailer.send(rightsAnswer({ id, brand, publicUrl, request, answer: request.answer }));
		},
		"password-reset": async ({ id, payload }) => {
			const account = await findAccount(db, "id", payload.accountId ?? "");
			const token = account && (await resetToken(account.id));
			if (token) await mailer.send(passwordReset({ id, brand, publicUrl, account, token }));
		},
		"comment-notice": async ({ id, payload }) => {
			const comment = await findComment(db, "id", payload.commentId ?? "");
			const post = comment && (await findPost(db, comment.postId));
			// Decided meanwhile: nothing is left to review.
			if (comment?.state !== "waiting" || !post) return;
			await mailer.send(commentNotice({ id, to: brand.email, brand, comment, post }));
		},
		"comment-approved": async ({ id, payload }) => {
			const comment = await findComment(db, "id", payload.commentId ?? "");
			const post = comment && (await findPost(db, comment.postId));
			if (comment?.state !== "approved" || !post) return;
			await mailer.send(commentApproved({ id, brand, publicUrl, comment, post }));
		},
		"newsletter-confirm": async ({ id, payload }) => {
			const subscriber = await findSubscriber(db, "id", payload.subscriberId ?? "");
			if (!subscriber || subscriber.state === "confirmed") return;
			await mailer.send(newsletterConfirm({ id, brand, publicUrl, subscriber }));
		},
		"post-mail": async ({ id, payload }) => {
			const subscriber = await findSubscriber(db, "id", payload.subscriberId ?? "");
			const post = await findPost(db, payload.postId ?? "");
			if (subscriber?.state !== "confirmed" || !post?.publishedAt) return;
			await mailer.send(postMail({ id, brand, publicUrl, subscriber, post }));
		},
	};
}
