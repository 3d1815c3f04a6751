import type { Db } from "../../db/connect.ts";
import { allowBreakerTrial } from "../deliveries/breaker-store.ts";
import type { DeliveryReport } from "../deliveries/delivery-report.ts";
import { findCurrentDelivery } from "../deliveries/delivery-report-store.ts";
import { retryDelivery } from "../deliveries/delivery-store.ts";
import { type NotifyDependencies, notifyDestinations } from "../deliveries/notify-destinations.ts";
import type { Lead } from "../leads/lead.ts";
import { findLead, markInCrm } from "../leads/lead-store.ts";
import { findRevocation } from "../privacy/revocation-store.ts";
import { findCrmRecord } from "./crm-record-store.ts";

export type CrmState =
	| { kind: "embedded" }
	| { kind: "queued" | "refused"; reason: string | null }
	| { kind: "needless"; reason: string }
	| { kind: "confirmed"; recordId: string; confirmedAt: string };

/** Reads the current state of a lead in Odoo; "embedded" when Odoo is not configured: then our own list is the CRM. */
export async function readCrmState(db: Db, outbound: NotifyDependencies, leadId: string): Promise<CrmState> {
	if (!outbound.destinations.includes("odoo")) return { kind: "embedded" };
	return stateFromDelivery(db, leadId, await findCurrentDelivery(db, leadId, "odoo"));
}

/**
 * Sends a lead to Odoo now, even if it was sent before, and waits a little for the result. Without Odoo our own list is the
 * CRM, and the lead is in it at once. Does nothing when the lead's consent was revoked.
 * @param patienceMs how long to wait, in milliseconds; the delivery continues after it.
 */
export async function sendToCrm(
	db: Db,
	outbound: NotifyDependencies,
	leadId: string,
	patienceMs = 5_000,
): Promise<CrmState> {
	const { runtime } = outbound;
	const isRevoked = Boolean(await findRevocation(db, leadId));
	if (!outbound.destinations.includes("odoo")) {
		if (!isRevoked) await db.transaction().execute((tx) => markInCrm(tx, leadId));
		return { kind: "embedded" };
	}
	if (isRevoked) return readCrmState(db, outbound, leadId);
	await db.transaction().execute(async (tx) => {
		const onlyOdoo: NotifyDependencies = { runtime, destinations: ["odoo"] };
		await notifyDestinations(tx, onlyOdoo, leadId, runtime.now().toISOString());
		// A delivery that failed before would wait for its next retry.
		const pending = await findCurrentDelivery(tx, leadId, "odoo");
		if (pending?.lastError) await retryDelivery(tx, runtime, pending.id);
		await allowBreakerTrial(tx, runtime, "odoo");
	});
	for (let waited = 0; ; waited += 100) {
		const delivery = await findCurrentDelivery(db, leadId, "odoo");
		const isInProgress =
			delivery?.state === "sending" || (delivery?.state === "waiting" && !delivery.lastError);
		if (!isInProgress || waited >= patienceMs) return stateFromDelivery(db, leadId, delivery);
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
}

/** Sends a lead as sendToCrm does. @returns also the lead as it is afterwards; null when there is no such lead. */
export async function sendToCrmAndReadLead(
	db: Db,
	outbound: NotifyDependencies,
	leadId: string,
): Promise<{ lead: Lead; state: CrmState } | null> {
	if (!(await findLead(db, leadId))) return null;
	const state = await sendToCrm(db, outbound, leadId);
	const lead = await findLead(db, leadId);
	return lead && { lead, state };
}

async function stateFromDelivery(db: Db, leadId: string, delivery: DeliveryReport | null): Promise<CrmState> {
	const record = await findCrmRecord(db, leadId, "odoo");
	if (!record && (await findRevocation(db, leadId))) return { kind: "needless", reason: "EREVOKED" };
	if (delivery?.state === "dead") return { kind: "refused", reason: delivery.lastError };
	if (record) return { kind: "confirmed", ...record };
	if (delivery?.state === "needless") return { kind: "needless", reason: delivery.lastError ?? "EGONE" };
	return { kind: "queued", reason: delivery?.lastError ?? null };
}
