import type { Db } from "../../db/connect.ts";
import { redactRevokedLeads, type SharedLead } from "../privacy/shared-leads.ts";
import type { Proposal } from "../proposals/proposal.ts";
import { proposalsOf } from "../proposals/proposal-store.ts";
import type { Lead } from "./lead.ts";
import { findLead, type LeadFilter, listLeads } from "./lead-store.ts";

export type LeadWithProposals = SharedLead & { proposals: Proposal[] };

/** Reads a page of the leads as they may leave the site, newest first. @returns next: null on the last page. */
export async function readSharedLeads(db: Db, filter: LeadFilter) {
	const { leads, next } = await listLeads(db, filter);
	return { leads: await withProposals(db, leads), next };
}

/** Reads a lead as it may leave the site; null when there is no such lead. */
export async function readSharedLead(db: Db, id: string): Promise<LeadWithProposals | null> {
	const lead = await findLead(db, id);
	const [shared] = lead ? await withProposals(db, [lead]) : [];
	return shared ?? null;
}

/** A proposal contains all known facts: none is returned after a revocation. */
async function withProposals(db: Db, leads: readonly Lead[]): Promise<LeadWithProposals[]> {
	const proposals = await proposalsOf(
		db,
		leads.map(({ id }) => id),
	);
	return (await redactRevokedLeads(db, leads)).map((lead) => ({
		...lead,
		proposals: lead.consentWithdrawnAt ? [] : proposals.filter(({ leadId }) => leadId === lead.id),
	}));
}
