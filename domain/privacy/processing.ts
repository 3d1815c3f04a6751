import type { Db, Tx } from "../../db/connect.ts";
import type { Actor } from "../accounts/audit-store.ts";
import { endSession } from "../audit-sessions/change-session.ts";
import { dropDeliveriesAbout } from "../deliveries/removal-store.ts";
import { type Outbound, tellWithdrawal } from "../deliveries/tell-destinations.ts";
import type { Lead } from "../leads/lead.ts";
import { findLead } from "../leads/lead-store.ts";
import { insertRevocation, revocationOf } from "./revocation-store.ts";

/**
 * A lead whose data may still be used: for a mail, for another system. Everything that sends a lead's data anywhere
 * begins here, when it leaves (Colombian Law 1581 of 2012, article 8 e).
 * @returns null when there is no such lead, or its consent was taken back.
 */
export async function leadToProcess(db: Db | Tx, leadId: string): Promise<Lead | null> {
	const lead = await findLead(db, leadId);
	return lead && !(await revocationOf(db, leadId)) ? lead : null;
}

/**
 * Takes back the consent given with leads: what waits to leave about them leaves no more, and who was told of them
 * hears of it; a session that is still to come is called off. Consent given anew with another form or conversation is another lead's; given again in the same
 * conversation, it counts from then on.
 * @param requestReference of the request it was asked for with, if there is one.
 * @returns the leads whose consent stood until now.
 */
export async function revokeConsent(
	tx: Tx,
	outbound: Outbound,
	leadIds: readonly string[],
	{ actor, requestReference }: { actor: Actor; requestReference: string | null },
): Promise<string[]> {
	const revokedAt = outbound.world.now().toISOString();
	const revoked: string[] = [];
	for (const leadId of leadIds) {
		const revocation = { leadId, revokedAt, recordedBy: actor.name, requestReference };
		if (await insertRevocation(tx, revocation)) revoked.push(leadId);
	}
	for (const leadId of revoked) {
		await endSession(tx, outbound.world, leadId, () => dropDeliveriesAbout(tx, [leadId], "unsent"));
		await tellWithdrawal(tx, outbound, leadId, revokedAt);
	}
	return revoked;
}
