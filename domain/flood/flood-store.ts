import { sql } from "kysely";
import { isAmong } from "../../db/among.ts";
import type { Db, Tx } from "../../db/connect.ts";

/** The one writer of the flood_counts table. */

/** The window of a visitor (a fingerprint) that began at a moment (ISO 8601, UTC). */
export type Window = { gate: string; visitor: string; openedAt: string };

/** Adds one to a window's count. @returns the new count. */
export async function countPassage(db: Db | Tx, { gate, visitor, openedAt }: Window): Promise<number> {
	const { passages } = await db
		.insertInto("flood_counts")
		.values({ gate, visitor, opened_at: openedAt, passages: 1 })
		.onConflict((conflict) =>
			conflict
				.columns(["gate", "visitor", "opened_at"])
				.doUpdateSet({ passages: sql`flood_counts.passages + 1` }),
		)
		.returning("passages")
		.executeTakeFirstOrThrow();
	return passages;
}

/** Subtracts one from a window's count, never below zero. */
export async function uncountPassage(db: Db | Tx, { gate, visitor, openedAt }: Window): Promise<void> {
	await db
		.updateTable("flood_counts")
		.set({ passages: sql`passages - 1` })
		.where("gate", "=", gate)
		.where("visitor", "=", visitor)
		.where("opened_at", "=", openedAt)
		.where("passages", ">", 0)
		.execute();
}

/** Deletes the windows that began at a time or before. @param time ISO 8601, UTC. */
export async function forgetWindowsUntil(db: Db, time: string): Promise<void> {
	await db.deleteFrom("flood_counts").where("opened_at", "<=", time).execute();
}

/** Deletes all windows of some visitors. @param visitors their fingerprints. */
export async function forgetFingerprints(tx: Tx, visitors: readonly string[]): Promise<void> {
	await tx.deleteFrom("flood_counts").where(isAmong("visitor", visitors)).execute();
}
