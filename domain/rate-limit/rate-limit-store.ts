import { sql } from "kysely";
import { isAmong } from "../../db/among.ts";
import type { Db, Tx } from "../../db/connect.ts";

type Counter = { limit: string; subject: string };

export type Count = { openedAt: string; attempts: number };

/** Returns a subject's counts of parts that began after `after` and until `until`, oldest first. Both ISO 8601, UTC. */
export async function countsBetween(
	db: Db | Tx,
	{ limit, subject }: Counter,
	after: string,
	until: string,
): Promise<Count[]> {
	return db
		.selectFrom("rate_limit_counts")
		.select(["opened_at as openedAt", "attempts"])
		.where("limit_name", "=", limit)
		.where("subject", "=", subject)
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
		.insertInto("rate_limit_counts")
		.values({ limit_name: limit, subject, opened_at: openedAt, attempts: 1 })
		.onConflict((conflict) =>
			conflict
				.columns(["limit_name", "subject", "opened_at"])
				.doUpdateSet({ attempts: sql`rate_limit_counts.attempts + 1` })
				.where("rate_limit_counts.attempts", "<", most),
		)
		.returning("attempts")
		.executeTakeFirst();
	return counted !== undefined;
}

/** Subtracts one from the count of a part of a window, never below zero. */
export async function decrementCount(
	db: Db | Tx,
	{ limit, subject, openedAt }: Counter & { openedAt: string },
): Promise<void> {
	await db
		.updateTable("rate_limit_counts")
		.set({ attempts: sql`attempts - 1` })
		.where("limit_name", "=", limit)
		.where("subject", "=", subject)
		.where("opened_at", "=", openedAt)
		.where("attempts", ">", 0)
		.execute();
}

/** Deletes the counts of parts that began at a time or before. The release before still counts in `rate_limits`. @param time ISO 8601, UTC. */
export async function forgetCountsUntil(db: Db, time: string): Promise<void> {
	await db.deleteFrom("rate_limit_counts").where("opened_at", "<=", time).execute();
	await db.deleteFrom("rate_limits").where("opened_at", "<=", time).execute();
}

/** Deletes all counts of some subjects, also those of the release before. @param subjects their fingerprints. */
export async function forgetFingerprints(tx: Tx, subjects: readonly string[]): Promise<void> {
	await tx.deleteFrom("rate_limit_counts").where(isAmong("subject", subjects)).execute();
	await tx.deleteFrom("rate_limits").where(isAmong("visitor", subjects)).execute();
}
