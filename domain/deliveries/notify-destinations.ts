import type { Tx } from "../../db/connect.ts";
import type { LeadDestination } from "../../shared/delivery.ts";
import type { Runtime } from "../runtime.ts";
import { renewal, revocation } from "./delivery.ts";
import { enqueue, mergeIntoPending } from "./delivery-store.ts";

export type NotifyDependencies = {
	runtime: Runtime;
	destinations: readonly LeadDestination[];
};

/**
 * Queues a lead for every destination, in the transaction that stores it. One delivery also includes later changes,
 * until it is sent.
 * @param dueAt ISO time before which it need not be sent.
 */
export async function notifyDestinations(
	tx: Tx,
	{ runtime, destinations }: NotifyDependencies,
	leadId: string,
	dueAt: string,
): Promise<void> {
	for (const kind of destinations) {
		if (await mergeIntoPending(tx, runtime, { leadId, kind, dueAt })) continue;
		// HubSpot accepts a form once; later changes go to the contact.
		const key = kind === "hubspot-form" ? `${kind}:${leadId}` : `${kind}:${leadId}:${runtime.newId()}`;
		await enqueue(tx, runtime, { dedupeKey: key, kind, payload: { leadId }, dueAt });
	}
}

/** Queues the revocation of a lead's consent for every destination; for HubSpot once. */
export async function notifyOfRevocation(
	tx: Tx,
	{ runtime, destinations }: NotifyDependencies,
	leadId: string,
	revokedAt: string,
): Promise<void> {
	// The contact is archived. With the form alone, the delivery fails for good: the team archives the contact.
	const byContact = destinations.includes("hubspot-contact");
	for (const kind of destinations.filter((one) => !(one === "hubspot-form" && byContact)))
		await enqueue(tx, runtime, {
			dedupeKey: `${kind}:${leadId}:withdrawal:${revokedAt}`,
			kind,
			payload: { leadId, ...revocation },
		});
}

/** Queues the renewal of a lead's consent for Odoo, which archived the lead when it was revoked. */
export async function notifyOfRenewal(
	tx: Tx,
	{ runtime, destinations }: NotifyDependencies,
	leadId: string,
	renewedAt: string,
): Promise<void> {
	for (const kind of destinations.filter((one) => one === "odoo"))
		await enqueue(tx, runtime, {
			dedupeKey: `${kind}:${leadId}:renewal:${renewedAt}`,
			kind,
			payload: { leadId, ...renewal },
		});
}
