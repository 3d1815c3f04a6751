import { sql } from "kysely";
import { isAmong } from "../../db/among.ts";
import type { Db, Tx } from "../../db/connect.ts";

type Counter = { limit: string; subject: string };

export type Count = { openedAt: string; attempts: number };

/** Returns a visitor's counts of parts that began after `after` and until `until`, oldest first. Both ISO 8601, UTC. */
export async function countsBetween(
	db: Db | Tx,
	{ limit, subject }: Counter,
	after: string,
	until: string,
): Promise<Count[]> {
	return db
		.selectFrom("rate_limits")
		.select(["opened_at as openedAt", "passages as attempts"])
		.where("gate", "=", limit)
		.where("visitor", "=", subject)
		.where("opened_at", ">", after)
		.where("opened_at", "<=", until)
		.orderBy("opened_at")
		.execute();
}

/** Adds one to the count of a part of a window. @returns false when it has reached `most` already. */
export async function incrementCountBelow(
	db: Db | Tx,
	{ limit, subject, openedAt }: Counter & { openedAt: string },
	most: number,
): Promise<boolean> {
	const counted = await db
		.insertInto("rate_limits")
		.values({ gate: limit, visitor: subject, opened_at: openedAt, passages: 1 })
		.onConflict((conflict) =>
			conflict
				.columns(["gate", "visitor", "opened_at"])
				.doUpdateSet({ passages: sql`rate_limits.passages + 1` })
				.where("rate_limits.passages", "<", most),
		)
		.returning("passages")
		.executeTakeFirst();
	return counted !== undefined;
}

/** Subtracts one from the count of a part of a window, never below zero. */
export async function decrementCount(
	db: Db | Tx,
	{ limit, subject, openedAt }: Counter & { openedAt: string },
): Promise<void> {
	await db
		.updateTable("rate_limits")
		.set({ passages: sql`passages - 1` })
		.where("gate", "=", limit)
		.where("visitor", "=", subject)
		.where("opened_at", "=", openedAt)
		.where("passages", ">", 0)
		.execute();
}

/** Deletes the counts of parts that began at a time or before. @param time ISO 8601, UTC. */
export async function forgetCountsUntil(db: Db, time: string): Promise<void> {
	await db.deleteFrom("rate_limits").where("opened_at", "<=", time).execute();
}

/** Deletes all counts of some visitors. @param visitors their fingerprints. */
export async function forgetFingerprints(tx: Tx, visitors: readonly string[]): Promise<void> {
	await tx.deleteFrom("rate_limits").where(isAmong("visitor", visitors)).execute();
}
