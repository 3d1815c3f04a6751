import type { Db } from "../../db/connect.ts";
import { type Cursor, nextCursor } from "../../db/keyset.ts";
import type { DeliveryState } from "../../shared/delivery.ts";
import { isHeld } from "./delivery-report.ts";
import { listDeliveries } from "./delivery-report-store.ts";
import { queueReports } from "./queue-reports.ts";

const perPage = 40;

/**
 * Reads every destination's queue, and a page of the deliveries, newest first. @param filter state: only deliveries
 * in this state.
 */
export async function readDeliveryOverview(
	db: Db,
	now: Date,
	{ state, before }: { state?: DeliveryState; before?: Cursor },
) {
	const found = await listDeliveries(db, { limit: perPage, state, before });
	return {
		queues: await queueReports(db, now),
		deliveries: found.map((delivery) => ({ ...delivery, held: isHeld(delivery, now) })),
		next: nextCursor(found, perPage, ({ createdAt }) => createdAt),
	};
}

export type DeliveryOverview = Awaited<ReturnType<typeof readDeliveryOverview>>;
