import type { Db } from "../../db/connect.ts";
import { allowTrial } from "../deliveries/breaker-store.ts";
import { type DeliveryReport, lastDeliveryOf } from "../deliveries/delivery-report-store.ts";
import { retryDelivery } from "../deliveries/delivery-store.ts";
import { type Outbound, tellDestinations } from "../deliveries/tell-destinations.ts";
import { revocationOf } from "../privacy/revocation-store.ts";
import { crmRecordOf } from "./crm-record-store.ts";

/** Where a lead stands with Odoo. Times are ISO 8601, UTC. */
export type CrmState =
	/** Odoo is not set up: our own list of leads is the CRM. */
	| { kind: "embedded" }
	/** reason: the code of the last failure, null when it was not tried yet. */
	| { kind: "queued" | "refused"; reason: string | null }
	/** Nothing is told: reason says why, as a delivery that was not needed does. */
	| { kind: "needless"; reason: string }
	| { kind: "confirmed"; recordId: string; confirmedAt: string };

/** Where a lead stands with Odoo by now. One that is not set up is embedded, whatever the lead. */
export async function crmStateOf(db: Db, outbound: Outbound, leadId: string): Promise<CrmState> {
	if (!outbound.destinations.includes("odoo")) return { kind: "embedded" };
	return stateOf(db, leadId, await lastDeliveryOf(db, leadId, "odoo"));
}

/**
 * Has Odoo told of a lead at once, whatever was told before, and waits a little for it. Of a lead whose consent was
 * taken back nothing is told.
 * @param patienceMs how long; the delivery goes on without the wait.
 */
export async function injectNow(
	db: Db,
	outbound: Outbound,
	leadId: string,
	patienceMs = 5_000,
): Promise<CrmState> {
	const { world } = outbound;
	if (!outbound.destinations.includes("odoo")) return { kind: "embedded" };
	if (await revocationOf(db, leadId)) return crmStateOf(db, outbound, leadId);
	await db.transaction().execute(async (tx) => {
		const onlyOdoo: Outbound = { world, destinations: ["odoo"] };
		await tellDestinations(tx, onlyOdoo, leadId, world.now().toISOString());
		// One that failed before would wait for its own time.
		const waiting = await lastDeliveryOf(tx, leadId, "odoo");
		if (waiting?.lastError) await retryDelivery(tx, world, waiting.id);
		await allowTrial(tx, world, "odoo");
	});
	for (let waited = 0; ; waited += 100) {
		const delivery = await lastDeliveryOf(db, leadId, "odoo");
		const underWay = delivery?.state === "sending" || (delivery?.state === "waiting" && !delivery.lastError);
		if (!underWay || waited >= patienceMs) return stateOf(db, leadId, delivery);
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
}

async function stateOf(db: Db, leadId: string, delivery: DeliveryReport | null): Promise<CrmState> {
	const record = await crmRecordOf(db, leadId, "odoo");
	if (!record && (await revocationOf(db, leadId))) return { kind: "needless", reason: "EREVOKED" };
	if (delivery?.state === "dead") return { kind: "refused", reason: delivery.lastError };
	if (record) return { kind: "confirmed", ...record };
	if (delivery?.state === "needless") return { kind: "needless", reason: delivery.lastError ?? "EGONE" };
	return { kind: "queued", reason: delivery?.lastError ?? null };
}
