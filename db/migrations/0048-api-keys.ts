import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("api_keys")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("scopes", "text", (column) => column.notNull())
		.addColumn("hash", "text", (column) => column.notNull().unique())
		.addColumn("previous_hash", "text", (column) => column.unique())
		.addColumn("previous_until", "text")
		.addColumn("expires_at", "text")
		.addColumn("last_used_at", "text")
		.addColumn("revoked_at", "text")
		.execute();
}
