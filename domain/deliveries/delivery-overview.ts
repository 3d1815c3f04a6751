import type { Db } from "../../db/connect.ts";
import { type Cursor, nextCursor } from "../../db/keyset.ts";
import { type DeliveryState, destinations } from "../../shared/delivery.ts";
import { namesOfSubjects } from "../audit-log/audit-subject-store.ts";
import { closedBreaker } from "./breaker.ts";
import { breakers } from "./breaker-store.ts";
import { type DeliveryReport, isHeld, type QueueReport } from "./delivery-report.ts";
import { countUnsent, listDeliveries } from "./delivery-report-store.ts";

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

/** Reads every destination's queue and circuit breaker, empty queues too. */
export async function queueReports(db: Db, now: Date): Promise<QueueReport[]> {
	const rows = await countUnsent(db, now);
	const known = await breakers(db);
	return destinations.map((destination) => {
		const own = rows.filter((row) => row.destination === destination);
		const count = (state: string) => own.find((row) => row.state === state)?.count ?? 0;
		const open = own
			.filter(({ state }) => ["waiting", "sending"].includes(state))
			.map(({ oldest }) => oldest);
		return {
			destination,
			waiting: count("waiting"),
			sending: count("sending"),
			held: count("held"),
			needless: count("needless"),
			dead: count("dead"),
			oldestAt: open.toSorted()[0] ?? null,
			breaker: known.get(destination) ?? closedBreaker,
		};
	});
}
