import type { Db } from "../../db/connect.ts";
import type { Cursor } from "../../db/keyset.ts";
import type { LeadSource, LeadStatus } from "../../shared/lead.ts";
import { type Actor, exportSubject } from "../accounts/audit-entry.ts";
import { recordAudit } from "../accounts/audit-store.ts";
import { revokedAmong } from "../privacy/revocation-store.ts";
import { redactRevokedLeads, type SharedLead } from "../privacy/shared-leads.ts";
import type { Runtime } from "../runtime.ts";
import { countLeadsByEmail } from "./lead-person-store.ts";
import { listLeads } from "./lead-store.ts";

const perPage = 30;
const perRead = 500;

export type LeadListFilter = { search: string; status?: LeadStatus; source?: LeadSource };

/**
 * Reads a page of the leads, newest first.
 * @returns revoked: whether the person revoked the consent; requests: how many leads have the address.
 */
export async function readLeadList(db: Db, filter: LeadListFilter & { after?: Cursor }) {
	const { leads, next } = await listLeads(db, { ...filter, limit: perPage });
	const revoked = await revokedAmong(
		db,
		leads.map(({ id }) => id),
	);
	const requestsOf = await countLeadsByEmail(db, leads);
	return {
		leads: leads.map((lead) => ({ ...lead, revoked: revoked.has(lead.id), requests: requestsOf(lead) })),
		next,
	};
}

/** Records that leads are exported. @returns all of them as they may leave the site, read in parts as they are written. */
export async function exportLeads(
	db: Db,
	runtime: Runtime,
	actor: Actor,
	filter: LeadListFilter,
): Promise<AsyncIterable<SharedLead[]>> {
	const subject = exportSubject("leads", filter.search);
	await db
		.transaction()
		.execute((tx) => recordAudit(tx, runtime, { actor, action: "leads-exported", subject }));
	return readInParts(db, filter);
}

async function* readInParts(db: Db, filter: LeadListFilter): AsyncGenerator<SharedLead[]> {
	let after: Cursor | null | undefined;
	do {
		const { leads, next } = await listLeads(db, { ...filter, limit: perRead, after: after ?? undefined });
		yield await redactRevokedLeads(db, leads);
		after = next;
	} while (after);
}
