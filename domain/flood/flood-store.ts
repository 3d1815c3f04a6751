import { sql } from "kysely";
import { isAmong } from "../../db/among.ts";
import type { Db, Tx } from "../../db/connect.ts";

/** The one writer of the flood_counts table. */

/** One visitor's, told by a fingerprint, since a moment (ISO 8601, UTC). */
export type Window = { gate: string; visitor: string; openedAt: string };

/** Counts one passage. @returns how many the window has seen, this one included. */
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

/** Takes one counted passage back, and never more than were counted. */
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

/** Forgets every window that was open by a moment. @param time ISO 8601, UTC. */
export async function forgetWindowsUntil(db: Db, time: string): Promise<void> {
	await db.deleteFrom("flood_counts").where("opened_at", "<=", time).execute();
}

/** Forgets every window of some visitors. @param visitors their fingerprints. */
export async function forgetFingerprints(tx: Tx, visitors: readonly string[]): Promise<void> {
	await tx.deleteFrom("flood_counts").where(isAmong("visitor", visitors)).execute();
}
