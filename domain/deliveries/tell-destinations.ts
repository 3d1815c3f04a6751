import type { Tx } from "../../db/connect.ts";
import type { Runtime } from "../runtime.ts";
import { type LeadDestination, renewal, withdrawal } from "./delivery.ts";
import { enqueue, mergeIntoPending } from "./delivery-store.ts";

export type Outbound = {
	runtime: Runtime;
	destinations: readonly LeadDestination[];
};

/**
 * Has every destination told of a lead, in the transaction that stores it: one delivery each, which takes along what
 * changes until it leaves.
 * @param dueAt ISO time before which it need not leave.
 */
export async function tellDestinations(
	tx: Tx,
	{ runtime, destinations }: Outbound,
	leadId: string,
	dueAt: string,
): Promise<void> {
	for (const kind of destinations) {
		if (await mergeIntoPending(tx, runtime, { leadId, kind, dueAt })) continue;
		// HubSpot accepts a form once; later changes go to the contact.
		const key = kind === "hubspot-form" ? `${kind}:${leadId}` : `${kind}:${leadId}:${runtime.newId()}`;
		await enqueue(tx, runtime, { key, kind, payload: { leadId }, dueAt });
	}
}

/** Has every destination hear that a lead's consent was taken back, HubSpot once. */
export async function tellWithdrawal(
	tx: Tx,
	{ runtime, destinations }: Outbound,
	leadId: string,
	revokedAt: string,
): Promise<void> {
	// HubSpot keeps the contact. With the form alone, its queue shows that nobody can withdraw it there.
	const byContact = destinations.includes("hubspot-contact");
	for (const kind of destinations.filter((one) => !(one === "hubspot-form" && byContact)))
		await enqueue(tx, runtime, {
			key: `${kind}:${leadId}:withdrawal:${revokedAt}`,
			kind,
			payload: { leadId, ...withdrawal },
		});
}

/** Has Odoo, whose lead was put away when its consent was taken back, take it out again: others are simply told of it. */
export async function tellRenewal(
	tx: Tx,
	{ runtime, destinations }: Outbound,
	leadId: string,
	renewedAt: string,
): Promise<void> {
	for (const kind of destinations.filter((one) => one === "odoo"))
		await enqueue(tx, runtime, {
			key: `${kind}:${leadId}:renewal:${renewedAt}`,
			kind,
			payload: { leadId, ...renewal },
		});
}
