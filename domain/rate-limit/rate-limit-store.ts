import { sql } from "kysely";
import { isAmong } from "../../db/among.ts";
import type { Db, Tx } from "../../db/connect.ts";

export type Window = { gate: string; visitor: string; openedAt: string };

/** Adds one to a window's count. @returns the new count. */
export async function incrementCount(db: Db | Tx, { gate, visitor, openedAt }: Window): Promise<number> {
	const { passages } = await db
		.insertInto("rate_limits")
		.values({ gate, visitor, opened_at: openedAt, passages: 1 })
		.onConflict((conflict) =>
			conflict
				.columns(["gate", "visitor", "opened_at"])
				.doUpdateSet({ passages: sql`rate_limits.passages + 1` }),
		)
		.returning("passages")
		.executeTakeFirstOrThrow();
	return passages;
}

/** Subtracts one from a window's count, never below zero. */
export async function decrementCount(db: Db | Tx, { gate, visitor, openedAt }: Window): Promise<void> {
	await db
		.updateTable("rate_limits")
		.set({ passages: sql`passages - 1` })
		.where("gate", "=", gate)
		.where("visitor", "=", visitor)
		.where("opened_at", "=", openedAt)
		.where("passages", ">", 0)
		.execute();
}

/** Deletes the windows that began at a time or before. @param time ISO 8601, UTC. */
export async function forgetWindowsUntil(db: Db, time: string): Promise<void> {
	await db.deleteFrom("rate_limits").where("opened_at", "<=", time).execute();
}

/** Deletes all windows of some visitors. @param visitors their fingerprints. */
export async function forgetFingerprints(tx: Tx, visitors: readonly string[]): Promise<void> {
	await tx.deleteFrom("rate_limits").where(isAmong("visitor", visitors)).execute();
}
