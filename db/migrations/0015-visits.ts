import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("visits")
		.addColumn("day", "text", (column) => column.notNull())
		.addColumn("page", "text", (column) => column.notNull())
		.addColumn("language", "text", (column) => column.notNull())
		.addColumn("source", "text", (column) => column.notNull())
		.addColumn("views", "integer", (column) => column.notNull())
		.addPrimaryKeyConstraint("visits_key", ["day", "page", "language", "source"])
		.execute();
	await db.schema.createIndex("events_by_time").on("events").columns(["created_at", "name"]).execute();
	await db.schema.createIndex("conversations_by_creation").on("conversations").column("created_at").execute();
}
