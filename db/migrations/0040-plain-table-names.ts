import type { Kysely } from "kysely";

const names = [
	["audit_sessions", "consultations"],
	["erasure_errands", "erasure_tasks"],
	["flood_counts", "rate_limits"],
] as const;

/** Names three tables by the standard terms. Their rows stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const [before, after] of names) await db.schema.alterTable(before).renameTo(after).execute();
}
