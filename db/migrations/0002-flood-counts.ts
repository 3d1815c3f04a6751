import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("flood_counts")
		.addColumn("gate", "text", (column) => column.notNull())
		.addColumn("visitor", "text", (column) => column.notNull())
		.addColumn("opened_at", "text", (column) => column.notNull())
		.addColumn("passages", "integer", (column) => column.notNull())
		.addPrimaryKeyConstraint("flood_counts_key", ["gate", "visitor", "opened_at"])
		.execute();
	await db.schema.createIndex("flood_counts_by_age").on("flood_counts").column("opened_at").execute();
}
