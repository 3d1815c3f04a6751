import type { Db } from "../../db/connect.ts";
import type { Destination } from "../../shared/delivery.ts";
import type { Actor } from "../audit-log/audit-entry.ts";
import { recordInAuditLog } from "../audit-log/audit-store.ts";
import type { Runtime } from "../runtime.ts";
import { allowBreakerTrial } from "./breaker-store.ts";
import { retryDeadLetters, retryDelivery } from "./delivery-store.ts";

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
		if ("delivery" in wanted) {
			const destination = await retryDelivery(tx, runtime, wanted.delivery);
			if (!destination) return;
			await allowBreakerTrial(tx, runtime, destination);
			const subject = { kind: "delivery", id: wanted.delivery };
			await recordInAuditLog(tx, runtime, { actor, action: "delivery-retried", subject });
		} else {
			const { destination } = wanted;
			if ((await retryDeadLetters(tx, runtime, destination)) === 0) return;
			await allowBreakerTrial(tx, runtime, destination);
			const subject = { kind: "destination", id: destination };
			await recordInAuditLog(tx, runtime, { actor, action: "deliveries-retried", subject });
		}
	});
}
