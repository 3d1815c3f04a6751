import { sql } from "kysely";
import type { Db, Tx } from "../../db/connect.ts";
import { type Cursor, isAfterCursor } from "../../db/keyset.ts";
import type { Row } from "../../db/tables.ts";
import { closedBreaker } from "./breaker.ts";
import { breakers } from "./breaker-store.ts";
import { type Destination, destinations, isDestination, isWithdrawal } from "./delivery.ts";
import {
	type DeliveryReport,
	type DeliveryState,
	deliveryStates,
	type QueueReport,
} from "./delivery-report.ts";

/**
 * Deliveries, newest first.
 * @param filter limit: at most so many; state, destination: only these; before: continue behind this one.
 */
export async function listDeliveries(
	db: Db,
	filter: { limit: number; state?: DeliveryState; destination?: Destination; before?: Cursor },
): Promise<DeliveryReport[]> {
	const { limit, state, destination, before } = filter;
	let query = db.selectFrom("deliveries").selectAll().orderBy("created_at", "desc").orderBy("id", "desc");
	if (state) query = query.where("state", "=", state);
	if (destination) query = query.where("destination", "=", destination);
	if (before) query = query.where(isAfterCursor(["created_at", "id"], before));
	return (await query.limit(limit).execute()).map(reported);
}

/** Every destination's queue, also those where nothing waits. */
export async function queueReports(db: Db, now: Date): Promise<QueueReport[]> {
	const rows = await db
		.selectFrom(({ selectFrom }) =>
			selectFrom("deliveries")
				.select(["destination", "created_at"])
				.select(({ eb, ref, and }) =>
					eb
						.case()
						.when(
							and([
								eb("state", "=", "waiting"),
								eb("last_error", "is", null),
								eb("due_at", ">", now.toISOString()),
							]),
						)
						.then(sql<string>`'held'`)
						.else(ref("state"))
						.end()
						.as("standing"),
				)
				.where("state", "in", ["waiting", "sending", "needless", "dead"])
				.as("unsent"),
		)
		.select(["destination", "standing"])
		.select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("created_at").as("oldest")])
		.groupBy(["destination", "standing"])
		.execute();
	const known = await breakers(db);
	return destinations.map((destination) => {
		const own = rows.filter((row) => row.destination === destination);
		const count = (standing: string) => Number(own.find((row) => row.standing === standing)?.count ?? 0);
		const open = own
			.filter(({ standing }) => ["waiting", "sending"].includes(standing))
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

/** The newest delivery of a lead to a destination. @returns null when there is none. */
export async function lastDeliveryOf(
	db: Db | Tx,
	leadId: string,
	destination: Destination,
): Promise<DeliveryReport | null> {
	const row = await db
		.selectFrom("deliveries")
		.selectAll()
		.where("ordering_key", "=", leadId)
		.where("kind", "=", destination)
		.orderBy("position", "desc")
		.executeTakeFirst();
	return row && isDestination(row.destination) ? reported(row) : null;
}

function reported(row: Row<"deliveries">): DeliveryReport {
	const payload = JSON.parse(row.payload);
	return {
		id: row.id,
		kind: row.kind,
		state: deliveryStates.find((state) => state === row.state) ?? "waiting",
		attempts: row.attempts,
		createdAt: row.created_at,
		dueAt: row.due_at,
		sentAt: row.sent_at,
		lastError: row.last_error,
		leadId: row.ordering_key ?? payload.leadId ?? null,
		withdrawal: isWithdrawal(payload),
	};
}
