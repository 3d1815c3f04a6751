import { type Kysely, SqliteAdapter, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
	// Byte order, so that a prefix is one range of the index.
	const word = db.getExecutor().adapter instanceof SqliteAdapter ? sql`text` : sql`text collate "C"`;
	for (const column of ["client_id", "owner_id"]) {
		await db.schema.alterTable("leads").addColumn(column, "text").execute();
		await db.schema
			.createIndex(`leads_by_${column}`)
			.on("leads")
			.columns([column, "created_at", "id"])
			.execute();
	}
	await db.schema
		.createTable("lead_notes")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
		.addColumn("at", "text", (column) => column.notNull())
		.addColumn("author", "text", (column) => column.notNull())
		.addColumn("text", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("notes_of_lead").on("lead_notes").columns(["lead_id", "at"]).execute();
	await db.schema
		.createTable("lead_words")
		.addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
		.addColumn("word", word, (column) => column.notNull())
		.addPrimaryKeyConstraint("lead_words_once", ["word", "lead_id"])
		.execute();
	await db.schema.createIndex("words_of_lead").on("lead_words").columns(["lead_id", "word"]).execute();
	await db.schema
		.createIndex("leads_by_status")
		.on("leads")
		.columns(["status", "created_at", "id"])
		.execute();
	await db.schema
		.createIndex("conversations_by_update")
		.on("conversations")
		.columns(["updated_at", "id"])
		.execute();
	await db.schema
		.createIndex("deliveries_by_creation")
		.on("deliveries")
		.columns(["created_at", "id"])
		.execute();
	for (const column of ["opened_at", "last_opened_at"])
		await db.schema.alterTable("proposals").addColumn(column, "text").execute();
	await db.schema
		.alterTable("proposals")
		.addColumn("openings", "integer", (column) => column.notNull().defaultTo(0))
		.execute();
}
