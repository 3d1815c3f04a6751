import type { Db } from "../../db/connect.ts";
import { listClients } from "../accounts/client-store.ts";
import { readSalesTeam } from "../accounts/read-accounts.ts";
import { listAuditLog } from "../audit-log/audit-store.ts";
import { findConsultation } from "../consultations/consultation-store.ts";
import { listLatestMessages } from "../conversations/message-store.ts";
import { readCrmState } from "../crm/send-to-crm.ts";
import type { NotifyDependencies } from "../deliveries/notify-destinations.ts";
import { listConsents } from "../privacy/consent-store.ts";
import { findRevocation } from "../privacy/revocation-store.ts";
import { listOpenings, listProposals } from "../proposals/proposal-store.ts";
import type { Lead } from "./lead.ts";
import { findLeadAssignment } from "./lead-assignment-store.ts";
import { readLeadContact } from "./lead-contact-store.ts";
import { countLeadsByEmail } from "./lead-count-store.ts";
import { listLeadNotes } from "./lead-note-store.ts";
import { findLead, listLeads } from "./lead-store.ts";

const auditShown = 50;
const messagesShown = 2;
const othersShown = 5;

/**
 * Reads a lead with everything that staff see beside it: the last messages of its conversation, notes, consents,
 * proposals, its consultation, its CRM state, its audit entries, the newest others of its address, and who may own it
 * or be its client. @returns null when there is no such lead. sameEmailCount: how many leads have the address.
 */
export async function readLeadDetails(db: Db, outbound: NotifyDependencies, id: string) {
	const lead = await findLead(db, id);
	if (!lead) return null;
	const work = await findLeadAssignment(db, id);
	const openings = await listOpenings(db, id);
	return {
		lead,
		others: await othersOf(db, lead),
		sameEmailCount: (await countLeadsByEmail(db, [lead]))(lead),
		ownerId: work?.ownerId ?? null,
		clientId: work?.clientId ?? null,
		contact: await readLeadContact(db, id),
		consultation: await findConsultation(db, id),
		revocation: await findRevocation(db, id),
		messages: lead.conversationId ? await listLatestMessages(db, lead.conversationId, messagesShown) : [],
		notes: await listLeadNotes(db, id),
		consents: await listConsents(db, id),
		proposals: (await listProposals(db, [id])).map((proposal) => ({
			...proposal,
			openings: openings.get(proposal.id) ?? { count: 0, lastAt: null },
		})),
		auditLog: await listAuditLog(db, { limit: auditShown, subject: { kind: "lead", id } }),
		owners: await readSalesTeam(db),
		clients: await listClients(db),
		crm: await readCrmState(db, outbound, id),
	};
}

export type LeadDetails = NonNullable<Awaited<ReturnType<typeof readLeadDetails>>>;

async function othersOf(db: Db, { id, email }: Lead): Promise<Lead[]> {
	if (!email) return [];
	const { leads } = await listLeads(db, { email, limit: othersShown + 1 });
	return leads.filter((lead) => lead.id !== id).slice(0, othersShown);
}
