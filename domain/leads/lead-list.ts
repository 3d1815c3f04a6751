import type { Db } from "../../db/connect.ts";
import type { Cursor } from "../../db/keyset.ts";
import type { LeadSource, LeadStatus } from "../../shared/lead.ts";
import { type Actor, exportSubject } from "../audit-log/audit-entry.ts";
import { exportList } from "../audit-log/audit-log.ts";
import { redactRevokedLeads, type SharedLead } from "../privacy/processing.ts";
import { listRevokedLeads } from "../privacy/revocation-store.ts";
import type { Proposal } from "../proposals/proposal.ts";
import { listProposals } from "../proposals/proposal-store.ts";
import type { Runtime } from "../runtime.ts";
import type { Lead } from "./lead.ts";
import { countLeadsByEmail } from "./lead-count-store.ts";
import { findLead, type LeadFilter, listLeads } from "./lead-store.ts";

const perPage = 30;

export type LeadListFilter = { search: string; status?: LeadStatus; source?: LeadSource };

/**
 * Reads a page of the leads, newest first.
 * @returns revoked: whether the person revoked the consent; sameEmailCount: how many leads have the address.
 */
export async function readLeadList(db: Db, filter: LeadListFilter & { after?: Cursor }) {
	const { leads, next } = await listLeads(db, { ...filter, limit: perPage });
	const revoked = await listRevokedLeads(
		db,
		leads.map(({ id }) => id),
	);
	const countLeads = await countLeadsByEmail(db, leads);
	return {
		leads: leads.map((lead) => ({
			...lead,
			revoked: revoked.has(lead.id),
			sameEmailCount: countLeads(lead),
		})),
		next,
	};
}

/** Records that leads are exported. @returns all of them as they may leave the site, read in parts as they are written. */
export function exportLeads(
	db: Db,
	runtime: Runtime,
	actor: Actor,
	filter: LeadListFilter,
): Promise<AsyncIterable<SharedLead[]>> {
	const entry = { actor, action: "leads-exported", subject: exportSubject("leads", filter.search) } as const;
	return exportList(db, runtime, entry, async ({ limit, before }) => {
		const { leads, next } = await listLeads(db, { ...filter, limit, after: before });
		return { rows: await redactRevokedLeads(db, leads), next };
	});
}

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
	const proposals = await listProposals(
		db,
		leads.map(({ id }) => id),
	);
	return (await redactRevokedLeads(db, leads)).map((lead) => ({
		...lead,
		proposals: lead.consentWithdrawnAt ? [] : proposals.filter(({ leadId }) => leadId === lead.id),
	}));
}
