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
	const named = await withLeadNames(db, found);
	return {
		queues: await queueReports(db, now),
		deliveries: named.map((delivery) => ({ ...delivery, held: isHeld(delivery, now) })),
		next: nextCursor(found, perPage, ({ createdAt }) => createdAt),
	};
}

/** Adds to each delivery about a lead the lead's name; null when it has none, or is no more. */
export async function withLeadNames<Delivery extends { leadId: string | null }>(
	db: Db,
	deliveries: readonly Delivery[],
): Promise<(Delivery & { leadName: string | null })[]> {
	const lead = (id: string) => ({ kind: "lead", id });
	const ids = deliveries.flatMap(({ leadId }) => (leadId ? [lead(leadId)] : []));
	const names = await namesOfSubjects(db, ids);
	return deliveries.map((one) => ({ ...one, leadName: one.leadId && names(lead(one.leadId)) }));
}

export type DeliveryOverview = Awaited<ReturnType<typeof readDeliveryOverview>>;
