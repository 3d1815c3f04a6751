import type { Db } from "../../db/connect.ts";
import { type Cursor, nextCursor } from "../../db/keyset.ts";
import type { DeliveryState } from "../../shared/delivery.ts";
import { namesOfSubjects } from "../accounts/audit-subject-store.ts";
import { type DeliveryReport, isHeld } from "./delivery-report.ts";
import { listDeliveries } from "./delivery-report-store.ts";
import { queueReports } from "./queue-reports.ts";

const perPage = 40;

/**
 * Reads every destination's queue, and a page of the deliveries, newest first. @param state only deliveries
 * in this state; held: those that wait for their hour.
 * @returns of each delivery also the name of its lead, and of whom its mail is to by account or invitation; null when it
 * has none, or is no more.
 */
export async function readDeliveryOverview(
	db: Db,
	now: Date,
	{ state, before }: { state?: DeliveryState | "held"; before?: Cursor },
) {
	const waits = state === "held" || state === "waiting";
	const wanted = waits ? { state: "waiting" as const, held: { is: state === "held", now } } : { state };
	const found = await listDeliveries(db, { limit: perPage, before, ...wanted });
	const named = await withNames(db, found);
	return {
		queues: await queueReports(db, now),
		deliveries: named.map((delivery) => ({ ...delivery, held: isHeld(delivery, now) })),
		next: nextCursor(found, perPage, ({ createdAt }) => createdAt),
	};
}

/** Adds to each delivery the names of its lead and of its person; null when it has none, or is no more. */
export async function withNames<Delivery extends Pick<DeliveryReport, "leadId" | "person">>(
	db: Db,
	deliveries: readonly Delivery[],
): Promise<(Delivery & { leadName: string | null; personName: string | null })[]> {
	const leadOf = ({ leadId }: Delivery) => leadId && { kind: "lead", id: leadId };
	const subjects = deliveries.flatMap((one) => [leadOf(one), one.person].flatMap((subject) => subject || []));
	const names = await namesOfSubjects(db, subjects);
	const nameOf = (subject: ReturnType<typeof leadOf> | DeliveryReport["person"]) =>
		subject ? names(subject) : null;
	return deliveries.map((one) => ({ ...one, leadName: nameOf(leadOf(one)), personName: nameOf(one.person) }));
}

export type DeliveryOverview = Awaited<ReturnType<typeof readDeliveryOverview>>;
