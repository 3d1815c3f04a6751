import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
	// SQLite adds no unique column: the index makes it one.
	for (const column of ["reference", "form_key"]) {
		await db.schema.alterTable("leads").addColumn(column, "text").execute();
		await db.schema.createIndex(`leads_by_${column}`).on("leads").column(column).unique().execute();
	}
	await db.schema
		.createTable("rights_requests")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("reference", "text", (column) => column.notNull().unique())
		.addColumn("form_key", "text", (column) => column.notNull().unique())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("due_on", "text", (column) => column.notNull())
		.addColumn("language", "text", (column) => column.notNull())
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("document_type", "text", (column) => column.notNull())
		.addColumn("document_number", "text", (column) => column.notNull())
		.addColumn("email", "text", (column) => column.notNull())
		.addColumn("detail", "text", (column) => column.notNull())
		.addColumn("consent_version", "text", (column) => column.notNull())
		.execute();
}
