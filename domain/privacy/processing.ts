import type { Db, Tx } from "../../db/connect.ts";
import type { Actor } from "../audit-log/audit-entry.ts";
import { endConsultation } from "../consultations/change-consultation.ts";
import { type NotifyDependencies, notifyOfRevocation } from "../deliveries/notify-destinations.ts";
import { dropDeliveriesAbout } from "../deliveries/removal-store.ts";
import { type Lead, noFacts } from "../leads/lead.ts";
import { findLead } from "../leads/lead-store.ts";
import { findRevocation, insertRevocation, listRevokedLeads } from "./revocation-store.ts";

/**
 * Returns a lead whose data may still be used. Everything that sends the data of a lead must call it at the moment of
 * sending (Colombian Law 1581 of 2012, article 8 e).
 * @returns null when there is no such lead, or its consent was revoked.
 */
export async function leadToProcess(db: Db | Tx, leadId: string): Promise<Lead | null> {
	const lead = await findLead(db, leadId);
	return lead && !(await findRevocation(db, leadId)) ? lead : null;
}

export type SharedLead = Lead & {
	/** When the consent was revoked (ISO 8601, UTC): receivers must stop using the lead. */
	consentWithdrawnAt: string | null;
};

/**
 * Prepares leads to leave the site. Without consent, a lead keeps only its id, its metadata and the date of revocation,
 * so that receivers know to stop.
 */
export async function redactRevokedLeads(db: Db, leads: readonly Lead[]): Promise<SharedLead[]> {
	const revoked = await listRevokedLeads(
		db,
		leads.map(({ id }) => id),
	);
	return leads.map((lead) => {
		const consentWithdrawnAt = revoked.get(lead.id) ?? null;
		const visible = consentWithdrawnAt ? { ...lead, ...noFacts, message: null, conversationId: null } : lead;
		return { ...visible, consentWithdrawnAt };
	});
}

/**
 * Revokes the consent of leads: drops their unsent deliveries, notifies the systems that received them, and cancels a
 * future consultation. A later consent with another form or conversation belongs to another lead. A later consent in the
 * same conversation counts from then on.
 * @param requestReference the request that asked for it, if any.
 * @returns the leads whose consent was valid until now.
 */
export async function revokeConsent(
	tx: Tx,
	outbound: NotifyDependencies,
	leadIds: readonly string[],
	{ actor, requestReference }: { actor: Actor; requestReference: string | null },
): Promise<string[]> {
	const revokedAt = outbound.runtime.now().toISOString();
	const revoked: string[] = [];
	for (const leadId of leadIds) {
		const revocation = { leadId, revokedAt, recordedBy: actor.name, requestReference };
		if (await insertRevocation(tx, revocation)) revoked.push(leadId);
	}
	for (const leadId of revoked) {
		await endConsultation(tx, outbound.runtime, leadId, () => dropDeliveriesAbout(tx, [leadId], "unsent"));
		await notifyOfRevocation(tx, outbound, leadId, revokedAt);
	}
	return revoked;
}
