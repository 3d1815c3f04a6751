import type { Brand } from "../../config/env.ts";
import type { Language } from "../../content/language.ts";
import type { Db } from "../../db/connect.ts";
import { findAccount } from "../accounts/account-store.ts";
import { sessionOf } from "../audit-sessions/session-store.ts";
import { findComment } from "../blog/comment-store.ts";
import { isLive } from "../blog/post.ts";
import { findPost } from "../blog/post-store.ts";
import { hasEnded } from "../blog/subscribe.ts";
import { findSubscriber } from "../blog/subscriber-store.ts";
import { findConversationMail, findUnusedLink } from "../conversations/conversation-mail-store.ts";
import { messagesOf } from "../conversations/message-store.ts";
import type { Sender } from "../deliveries/deliver.ts";
import type { MailKind } from "../deliveries/delivery.ts";
import { NothingToSend } from "../deliveries/failure.ts";
import type { Lead } from "../leads/lead.ts";
import { findLead, findLeadOfConversation } from "../leads/lead-store.ts";
import { leadToProcess } from "../privacy/processing.ts";
import { revocationOf } from "../privacy/revocation-store.ts";
import { findRightsRequest } from "../privacy/rights-store.ts";
import { findNewestProposal, proposalPath, proposalsOf } from "../proposals/proposal-store.ts";
import type { World } from "../world.ts";
import { addressMark } from "./allowance.ts";
import type { Mailer } from "./mailer.ts";
import { auditSession } from "./messages/audit-session.ts";
import { commentApproved, commentNotice } from "./messages/comment.ts";
import { conversationLink, conversationTranscript } from "./messages/conversation.ts";
import { formReceipt } from "./messages/form-receipt.ts";
import { newsletterConfirm, postPress } from "./messages/newsletter.ts";
import { passwordReset } from "./messages/password-reset.ts";
import { proposalReceipt } from "./messages/proposal-receipt.ts";
import { rightsAnswer, rightsNotice, rightsReceipt } from "./messages/rights.ts";
import { salesNotice } from "./messages/sales-notice.ts";
import { withdrawalNotice } from "./messages/withdrawal-notice.ts";

export type MailOffice = {
	db: Db;
	world: World;
	mailer: Mailer;
	brand: Brand;
	publicUrl: string;
	salesEmail: string;
	staffLanguage: Language;
	/** A new token for a reset link, or null when the account may not sign in. */
	resetToken(accountId: string): Promise<string | null>;
};

/**
 * How each kind of delivery becomes a mail. It is written from what is stored when it leaves, so it is never stale;
 * what has nothing to say any more throws NothingToSend, so that its row says why.
 */
export function mailSenders({
	db,
	mailer,
	brand,
	publicUrl,
	salesEmail,
	staffLanguage,
	resetToken,
	world,
}: MailOffice): Record<MailKind, Sender> {
	const postMail = postPress();
	return {
		"sales-notice": async ({ id, payload }) => {
			const lead = await leadThatAgrees(db, payload.leadId);
			const proposal = await findNewestProposal(db, lead.id, world.now().toISOString());
			const transcript = lead.conversationId ? await messagesOf(db, lead.conversationId) : [];
			const proposalUrl = proposal ? publicUrl + proposalPath(proposal) : null;
			const notice = { id, to: salesEmail, brand, language: staffLanguage, lead, transcript, proposalUrl };
			await mailer.send(await salesNotice(notice));
		},
		"proposal-receipt": async ({ id, payload }) => {
			const lead = await leadThatAgrees(db, payload.leadId);
			const proposals = await proposalsOf(db, [payload.leadId ?? ""]);
			const proposal = proposals.find((one) => one.id === payload.proposalId);
			if (!lead.email) throw new NothingToSend("ENOADDRESS");
			if (!proposal || proposal.revokedAt) throw new NothingToSend("EGONE");
			// Another address was told meanwhile: this mail was counted for the one before.
			if (payload.to && payload.to !== addressMark(lead.email)) throw new NothingToSend("EOUTDATED");
			const proposalUrl = publicUrl + proposalPath(proposal);
			await mailer.send(
				await proposalReceipt({
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
			const lead = await leadThatAgrees(db, payload.leadId);
			if (!lead.email) throw new NothingToSend("ENOADDRESS");
			await mailer.send(await formReceipt({ id, brand, publicUrl, lead: { ...lead, email: lead.email } }));
		},
		"audit-session": async ({ id, payload }) => {
			const session = await sessionOf(db, payload.leadId ?? "");
			const revocation = await revocationOf(db, payload.leadId ?? "");
			// What takes a session out of a calendar is still owed to whom the invitation reached; nothing else is.
			const lead = await (session?.cancelledAt ? leadStillThere : leadThatAgrees)(db, payload.leadId);
			if (!lead.email) throw new NothingToSend("ENOADDRESS");
			// Changed since: the later change brings its own mails.
			if (!session || String(session.sequence) !== payload.sequence) throw new NothingToSend("EOUTDATED");
			const reader = payload.reader === "sales" ? "sales" : "visitor";
			const sales = { email: salesEmail, language: staffLanguage };
			const whole = { ...lead, email: lead.email };
			const about = { lead: whole, session, withdrawn: revocation !== null };
			await mailer.send(await auditSession({ id, brand, publicUrl, ...about, sales, reader }));
		},
		"withdrawal-notice": async ({ id, payload }) => {
			// That somebody wants nothing more is told although they took their consent back, or it could not be kept to.
			const lead = await leadStillThere(db, payload.leadId);
			await mailer.send(await withdrawalNotice({ id, to: salesEmail, brand, language: staffLanguage, lead }));
		},
		"rights-receipt": async ({ id, payload }) => {
			const request = await findRightsRequest(db, "id", payload.requestId ?? "");
			if (!request) throw new NothingToSend("EGONE");
			await mailer.send(await rightsReceipt({ id, brand, publicUrl, request }));
		},
		"rights-notice": async ({ id, payload }) => {
			const request = await findRightsRequest(db, "id", payload.requestId ?? "");
			if (!request) throw new NothingToSend("EGONE");
			await mailer.send(await rightsNotice({ id, brand, request, language: staffLanguage }));
		},
		"rights-answer": async ({ id, payload }) => {
			const request = await findRightsRequest(db, "id", payload.requestId ?? "");
			if (!request?.answer) throw new NothingToSend("EGONE");
			await mailer.send(await rightsAnswer({ id, brand, publicUrl, request, answer: request.answer }));
		},
		"password-reset": async ({ id, payload }) => {
			const account = await findAccount(db, "id", payload.accountId ?? "");
			const token = account && (await resetToken(account.id));
			if (!token) throw new NothingToSend("EGONE");
			await mailer.send(await passwordReset({ id, brand, publicUrl, account, token }));
		},
		"comment-notice": async ({ id, payload }) => {
			const comment = await findComment(db, "id", payload.commentId ?? "");
			const post = comment && (await findPost(db, comment.postId));
			if (!comment || !post) throw new NothingToSend("EGONE");
			// Decided meanwhile: nothing is left to review.
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
			if (subscriber.state === "confirmed") throw new NothingToSend("EOUTDATED");
			await mailer.send(await newsletterConfirm({ id, brand, publicUrl, subscriber }));
		},
		"post-mail": async ({ id, payload }) => {
			const subscriber = await findSubscriber(db, "id", payload.subscriberId ?? "");
			const post = await findPost(db, payload.postId ?? "");
			if (!subscriber || !post) throw new NothingToSend("EGONE");
			if (subscriber.state !== "confirmed") throw new NothingToSend("EREVOKED");
			if (!isLive(post, world.now())) throw new NothingToSend("EOUTDATED");
			await mailer.send(await postMail({ id, brand, publicUrl, subscriber, post }));
		},
		"conversation-link": async ({ id, payload }) => {
			const asked = await findConversationMail(db, payload.mailId ?? "");
			if (!asked) throw new NothingToSend("EGONE");
			// The conversation went on by another link meanwhile.
			if (!(await findUnusedLink(db, asked.token, ""))) throw new NothingToSend("EOUTDATED");
			await mailer.send(await conversationLink({ id, brand, publicUrl, asked }));
		},
		"conversation-transcript": async ({ id, payload }) => {
			const asked = await findConversationMail(db, payload.mailId ?? "");
			if (!asked) throw new NothingToSend("EGONE");
			const lead = await findLeadOfConversation(db, asked.conversationId);
			const revocation = lead && (await revocationOf(db, lead.id));
			// Who asks for it after taking their consent back agrees anew, to this mail alone.
			if (revocation && asked.createdAt <= revocation.revokedAt) throw new NothingToSend("EREVOKED");
			// What came later may have been told elsewhere, by somebody it was not asked for.
			const transcript = (await messagesOf(db, asked.conversationId)).filter(
				({ at }) => at <= asked.createdAt,
			);
			await mailer.send(await conversationTranscript({ id, brand, publicUrl, asked, transcript }));
		},
	};
}

/** @throws NothingToSend when the lead was erased meanwhile. */
async function leadStillThere(db: Db, leadId = ""): Promise<Lead> {
	const lead = await findLead(db, leadId);
	if (!lead) throw new NothingToSend("EGONE");
	return lead;
}

/** @throws NothingToSend when the lead was erased meanwhile, or its consent taken back. */
async function leadThatAgrees(db: Db, leadId = ""): Promise<Lead> {
	const lead = await leadToProcess(db, leadId);
	if (!lead) throw new NothingToSend((await findLead(db, leadId)) ? "EREVOKED" : "EGONE");
	return lead;
}
