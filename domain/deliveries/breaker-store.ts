import type { Db, Tx } from "../../db/connect.ts";
import type { Row } from "../../db/tables.ts";
import type { Destination } from "../../shared/delivery.ts";
import type { Runtime } from "../runtime.ts";
import { afterFailedMessage, type Breaker, closedBreaker } from "./breaker.ts";
import { isDestination } from "./delivery.ts";

/** Reads a destination's circuit breaker; a closed one before its first failure. */
export async function readBreaker(db: Db, destination: Destination): Promise<Breaker> {
	const row = await db
		.selectFrom("delivery_breakers")
		.selectAll()
		.where("destination", "=", destination)
		.executeTakeFirst();
	return row ? fromRow(row) : closedBreaker;
}

/** Reads the breakers of all destinations that ever failed. */
export async function breakers(db: Db): Promise<Map<Destination, Breaker>> {
	const rows = await db.selectFrom("delivery_breakers").selectAll().execute();
	return new Map(
		rows.flatMap((row) => (isDestination(row.destination) ? [[row.destination, fromRow(row)] as const] : [])),
	);
}

/** Records that a message failed because of its destination. @returns the new breaker. */
export async function recordFailure(
	db: Db,
	runtime: Runtime,
	destination: Destination,
	deliveryId: string,
): Promise<Breaker> {
	return db.transaction().execute(async (tx) => {
		const row = await tx
			.insertInto("delivery_breakers")
			.values({ destination, ...toRow(closedBreaker) })
			// Writes nothing new, but holds the row: two failures at once are both counted.
			.onConflict((conflict) => conflict.column("destination").doUpdateSet({ destination }))
			.returningAll()
			.executeTakeFirstOrThrow();
		const next = afterFailedMessage(fromRow(row), deliveryId, runtime);
		await tx
			.updateTable("delivery_breakers")
			.set(toRow(next))
			.where("destination", "=", destination)
			.execute();
		return next;
	});
}

/** Closes a destination's breaker after a message was delivered. @returns whether it was open. */
export async function recordSuccess(db: Db, destination: Destination): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("delivery_breakers")
		.set(toRow(closedBreaker))
		.where("destination", "=", destination)
		.where("open_until", "is not", null)
		.executeTakeFirst();
	if (numUpdatedRows > 0n) return true;
	await db
		.updateTable("delivery_breakers")
		.set(toRow(closedBreaker))
		.where("destination", "=", destination)
		.where("failures", ">", 0)
		.execute();
	return false;
}

/** Lets one message try while the breaker is open, because a staff member asked for it. */
export async function allowBreakerTrial(tx: Tx, runtime: Runtime, destination: Destination): Promise<void> {
	await tx
		.updateTable("delivery_breakers")
		.set({ open_until: runtime.now().toISOString() })
		.where("destination", "=", destination)
		.where("open_until", "is not", null)
		.execute();
}

function toRow({ failures, lastFailed, openUntil, openedAt, trials }: Breaker) {
	return { failures, last_failed: lastFailed, open_until: openUntil, opened_at: openedAt, trials };
}

function fromRow(row: Row<"delivery_breakers">): Breaker {
	return {
		failures: row.failures,
		lastFailed: row.last_failed,
		openUntil: row.open_until,
		openedAt: row.opened_at,
		trials: row.trials,
	};
}
