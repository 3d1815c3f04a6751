import type { Kysely } from "kysely";

/** One row, which each process writes to prove that the database takes writes. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("write_checks")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("checked_at", "text", (column) => column.notNull())
		.execute();
}
