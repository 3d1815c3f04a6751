import type { Db } from "../../db/connect.ts";
import { type Cursor, nextCursor } from "../../db/keyset.ts";
import type { DeliveryState } from "../../shared/delivery.ts";
import { namesOfSubjects } from "../accounts/audit-subject-store.ts";
import { isHeld } from "./delivery-report.ts";
import { listDeliveries } from "./delivery-report-store.ts";
import { queueReports } from "./queue-reports.ts";

const perPage = 40;

/**
 * Reads every destination's queue, and a page of the deliveries, newest first. @param filter state: only deliveries
 * in this state.
 * @returns of each delivery about a lead also the lead's name; null when it has none, or is no more.
 */
export async function readDeliveryOverview(
	db: Db,
	now: Date,
	{ state, before }: { state?: DeliveryState; before?: Cursor },
) {
	const found = await listDeliveries(db, { limit: perPage, state, before });
	const lead = (id: string) => ({ kind: "lead", id });
	const names = await namesOfSubjects(
		db,
		found.flatMap(({ leadId }) => (leadId ? [lead(leadId)] : [])),
	);
	return {
		queues: await queueReports(db, now),
		deliveries: found.map((delivery) => ({
			...delivery,
			held: isHeld(delivery, now),
			leadName: delivery.leadId && names(lead(delivery.leadId)),
		})),
		next: nextCursor(found, perPage, ({ createdAt }) => createdAt),
	};
}

export type DeliveryOverview = Awaited<ReturnType<typeof readDeliveryOverview>>;
