import type { Kysely } from "kysely";

/** Which release's code can use the tables: see db/migrate.ts. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("schema_support")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("oldest_migration", "text", (column) => column.notNull())
		.execute();
}
