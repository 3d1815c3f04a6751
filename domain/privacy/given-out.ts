import type { Db } from "../../db/connect.ts";
import { type Lead, noFacts } from "../leads/lead.ts";
import { revokedAmong } from "./revocation-store.ts";

/** A lead as other programs and tables get it. */
export type GivenOut = Lead & {
	/** When the consent was taken back, ISO 8601, UTC: whoever has the lead uses it no more. */
	consentWithdrawnAt: string | null;
};

/**
 * Leads as they may leave the house: of who took their consent back only which lead it is and since when, so that who
 * has it already knows to stop.
 */
export async function givenOut(db: Db, leads: readonly Lead[]): Promise<GivenOut[]> {
	const revoked = await revokedAmong(
		db,
		leads.map(({ id }) => id),
	);
	return leads.map((lead) => {
		const consentWithdrawnAt = revoked.get(lead.id) ?? null;
		const kept = consentWithdrawnAt ? { ...lead, ...noFacts, message: null, conversationId: null } : lead;
		return { ...kept, consentWithdrawnAt };
	});
}
