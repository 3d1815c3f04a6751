import type { Db } from "../../db/connect.ts";
import { readSalesTeam } from "../accounts/account-list.ts";
import { listAudit } from "../accounts/audit-store.ts";
import { listClients } from "../accounts/client-store.ts";
import { findConsultation } from "../consultations/consultation-store.ts";
import { latestMessages } from "../conversations/message-store.ts";
import { crmStateOf } from "../crm/send-to-crm.ts";
import type { Outbound } from "../deliveries/notify-destinations.ts";
import { consentsOf } from "../privacy/consent-store.ts";
import { revocationOf } from "../privacy/revocation-store.ts";
import { openingsOf, proposalsOf } from "../proposals/proposal-store.ts";
import { contactOf } from "./lead-contact-store.ts";
import { findLead } from "./lead-store.ts";
import { leadWork, notesOf } from "./lead-work-store.ts";

const auditShown = 50;
const messagesShown = 2;

/**
 * Reads a lead with everything that staff see beside it: the last messages of its conversation, notes, consents,
 * proposals, its consultation, its CRM state, its audit entries, and who may own it or be its client.
 * @returns null when there is no such lead.
 */
export async function readLeadDetails(db: Db, outbound: Outbound, id: string) {
	const lead = await findLead(db, id);
	if (!lead) return null;
	const work = await leadWork(db, id);
	const openings = await openingsOf(db, id);
	return {
		lead,
		ownerId: work?.ownerId ?? null,
		clientId: work?.clientId ?? null,
		contact: await contactOf(db, id),
		consultation: await findConsultation(db, id),
		revocation: await revocationOf(db, id),
		messages: lead.conversationId ? await latestMessages(db, lead.conversationId, messagesShown) : [],
		notes: await notesOf(db, id),
		consents: await consentsOf(db, id),
		proposals: (await proposalsOf(db, [id])).map((proposal) => ({
			...proposal,
			openings: openings.get(proposal.id) ?? { count: 0, lastAt: null },
		})),
		auditLog: await listAudit(db, { limit: auditShown, subject: { kind: "lead", id } }),
		owners: await readSalesTeam(db),
		clients: await listClients(db),
		crm: await crmStateOf(db, outbound, id),
	};
}

export type LeadDetails = NonNullable<Awaited<ReturnType<typeof readLeadDetails>>>;
