import type { Db } from "../../../db/connect.ts";
import { findConsultation } from "../../consultations/consultation-store.ts";
import { listMessages } from "../../conversations/message-store.ts";
import type { Senders } from "../../deliveries/deliver.ts";
import { NothingToSend } from "../../deliveries/failure.ts";
import type { LeasedDelivery } from "../../deliveries/lease-store.ts";
import type { Lead } from "../../leads/lead.ts";
import { findLead } from "../../leads/lead-store.ts";
import { leadToProcess } from "../../privacy/processing.ts";
import { findRevocation } from "../../privacy/revocation-store.ts";
import { proposalPath } from "../../proposals/proposal.ts";
import { findNewestProposal, listProposals } from "../../proposals/proposal-store.ts";
import { addressMark } from "../allowance.ts";
import type { MailContext } from "../mail-context.ts";
import { consultationMail } from "../messages/consultation.ts";
import { formReceipt, proposalReceipt } from "../messages/receipts.ts";
import { revocationNotice, salesNotice } from "../messages/sales-notice.ts";

/** Sends the mails about a lead to sales and to the visitor. */
export function leadSenders(context: MailContext) {
	const { db, mailer, brand, publicUrl, pictures, salesEmail, staffLanguage, runtime } = context;
	return {
		"sales-notice": async ({ id, payload }) => {
			const lead = await requireConsentingLead(db, payload.leadId);
			const proposal = await findNewestProposal(db, lead.id, runtime.now().toISOString());
			const transcript = lead.conversationId ? await listMessages(db, lead.conversationId) : [];
			const proposalUrl = proposal ? publicUrl + proposalPath(proposal) : null;
			const notice = { id, to: salesEmail, brand, language: staffLanguage, lead, transcript, proposalUrl };
			await mailer.send(await salesNotice(notice));
		},
		"proposal-receipt": async ({ id, payload }) => {
			const lead = await requireConsentingLead(db, payload.leadId);
			const proposals = await listProposals(db, [payload.leadId ?? ""]);
			const proposal = proposals.find((one) => one.id === payload.proposalId);
			if (!lead.email) throw new NothingToSend("ENOADDRESS");
			if (!proposal || proposal.revokedAt) throw new NothingToSend("EGONE");
			// The lead's address changed: this mail was counted against the limits of the previous one.
			if (payload.to && payload.to !== addressMark(lead.email)) throw new NothingToSend("EOUTDATED");
			const proposalUrl = publicUrl + proposalPath(proposal);
			await mailer.send(
				await proposalReceipt({
					id,
					brand,
					publicUrl,
					pictures,
					lead: { ...lead, email: lead.email },
					proposal,
					proposalUrl,
				}),
			);
		},
		"form-receipt": async ({ id, payload }) => {
			const lead = await requireConsentingLead(db, payload.leadId);
			if (!lead.email) throw new NothingToSend("ENOADDRESS");
			await mailer.send(
				await formReceipt({ id, brand, publicUrl, pictures, lead: { ...lead, email: lead.email } }),
			);
		},
		"audit-session": (delivery) => sendConsultation(context, delivery),
		"withdrawal-notice": async ({ id, payload }) => {
			// Leaves after a revocation too: sales must know whom not to contact.
			const lead = await requireLead(db, payload.leadId);
			await mailer.send(await revocationNotice({ id, to: salesEmail, brand, language: staffLanguage, lead }));
		},
	} satisfies Senders;
}

async function sendConsultation(context: MailContext, { id, payload }: LeasedDelivery): Promise<void> {
	const { db, mailer, brand, publicUrl, pictures, salesEmail, staffLanguage } = context;
	const consultation = await findConsultation(db, payload.leadId ?? "");
	const revocation = await findRevocation(db, payload.leadId ?? "");
	// After a revocation only a cancellation leaves, to remove the consultation from the invited visitor's calendar.
	const lead = await (consultation?.cancelledAt ? requireLead : requireConsentingLead)(db, payload.leadId);
	if (!lead.email) throw new NothingToSend("ENOADDRESS");
	// The consultation changed again: that change queued mails of its own.
	if (!consultation || String(consultation.sequence) !== payload.sequence)
		throw new NothingToSend("EOUTDATED");
	const reader = payload.reader === "sales" ? "sales" : "visitor";
	const sales = { email: salesEmail, language: staffLanguage };
	const addressee = { ...lead, email: lead.email };
	const about = { lead: addressee, consultation, revoked: revocation !== null };
	await mailer.send(await consultationMail({ id, brand, publicUrl, pictures, ...about, sales, reader }));
}

/** @throws NothingToSend when the lead was erased. */
async function requireLead(db: Db, leadId = ""): Promise<Lead> {
	const lead = await findLead(db, leadId);
	if (!lead) throw new NothingToSend("EGONE");
	return lead;
}

/** @throws NothingToSend when the lead was erased, or its consent revoked. */
async function requireConsentingLead(db: Db, leadId = ""): Promise<Lead> {
	const lead = await leadToProcess(db, leadId);
	if (!lead) throw new NothingToSend((await findLead(db, leadId)) ? "EREVOKED" : "EGONE");
	return lead;
}
