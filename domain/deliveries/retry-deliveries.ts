import type { Db } from "../../db/connect.ts";
import type { Destination } from "../../shared/delivery.ts";
import type { Actor } from "../audit-log/audit-entry.ts";
import { recordInAuditLog } from "../audit-log/audit-store.ts";
import type { Runtime } from "../runtime.ts";
import { allowTrial } from "./breaker-store.ts";
import { retryAll, retryDelivery } from "./delivery-store.ts";

/**
 * Retries one delivery, or all dead letters of a destination, and records who asked for it. A paused destination gets
 * one attempt at once. Does nothing when there is nothing to send.
 */
export async function retryDeliveries(
	db: Db,
	runtime: Runtime,
	actor: Actor,
	wanted: { delivery: string } | { destination: Destination },
): Promise<void> {
	await db.transaction().execute(async (tx) => {
		const isOne = "delivery" in wanted;
		const destination = isOne
			? await retryDelivery(tx, runtime, wanted.delivery)
			: (await retryAll(tx, runtime, wanted.destination)) > 0 && wanted.destination;
		if (!destination) return;
		await allowTrial(tx, runtime, destination);
		const subject = isOne
			? { kind: "delivery", id: wanted.delivery }
			: { kind: "destination", id: wanted.destination };
		const action = isOne ? "delivery-retried" : "deliveries-retried";
		await recordInAuditLog(tx, runtime, { actor, action, subject });
	});
}
