import type { Db } from "../../db/connect.ts";
import { type Lead, noFacts } from "../leads/lead.ts";
import { revokedAmong } from "./revocation-store.ts";

export type SharedLead = Lead & {
	/** When the consent was revoked (ISO 8601, UTC): receivers must stop using the lead. */
	consentWithdrawnAt: string | null;
};

/**
 * Prepares leads to leave the site. Without consent, a lead keeps only its id, its metadata and the date of revocation,
 * so that receivers know to stop.
 */
export async function redactRevokedLeads(db: Db, leads: readonly Lead[]): Promise<SharedLead[]> {
	const revoked = await revokedAmong(
		db,
		leads.map(({ id }) => id),
	);
	return leads.map((lead) => {
		const consentWithdrawnAt = revoked.get(lead.id) ?? null;
		const visible = consentWithdrawnAt ? { ...lead, ...noFacts, message: null, conversationId: null } : lead;
		return { ...visible, consentWithdrawnAt };
	});
}
