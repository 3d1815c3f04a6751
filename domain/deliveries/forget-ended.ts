import { limits } from "../../config/limits.ts";
import type { Db } from "../../db/connect.ts";
import type { DeliveryKind } from "../../shared/delivery.ts";
import type { Runtime } from "../runtime.ts";
import { dayMs } from "../wall-clock.ts";
import { deleteEnded } from "./removal-store.ts";

/** Their rows stay, because they prevent a second sending. */
const kept: readonly DeliveryKind[] = ["hubspot-form", "post-mail"];
const part = 500;

/**
 * Deletes deliveries that ended more than limits.deliveryDays ago, in small parts. Dead letters stay until a staff member
 * handles them. @returns how many.
 */
export async function forgetEnded(db: Db, runtime: Runtime): Promise<number> {
	const before = new Date(runtime.now().getTime() - limits.deliveryDays * dayMs).toISOString();
	for (let forgotten = 0; ; ) {
		const deleted = await deleteEnded(db, { before, kept, limit: part });
		forgotten += deleted;
		if (deleted < part) return forgotten;
	}
}
