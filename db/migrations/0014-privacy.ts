import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("consent_texts")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("version", "text", (column) => column.notNull())
		.addColumn("language", "text", (column) => column.notNull())
		.addColumn("text", "text", (column) => column.notNull())
		.addColumn("first_given_at", "text", (column) => column.notNull())
		.execute();
	for (const table of ["consents", "rights_requests"])
		await db.schema.alterTable(table).addColumn("consent_text_id", "text").execute();
	await db.schema
		.createTable("revocations")
		.addColumn("lead_id", "text", (column) => column.primaryKey().references("leads.id").onDelete("cascade"))
		.addColumn("revoked_at", "text", (column) => column.notNull())
		.addColumn("recorded_by", "text", (column) => column.notNull())
		.addColumn("request_reference", "text")
		.execute();
	await db.schema
		.createTable("erasures")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("erased_at", "text", (column) => column.notNull())
		.addColumn("marks", "text", (column) => column.notNull())
		.addColumn("counts", "text", (column) => column.notNull())
		.execute();
	await db.schema
		.createTable("erasure_errands")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("erasure_id", "text", (column) => column.notNull().references("erasures.id"))
		.addColumn("destination", "text", (column) => column.notNull())
		.addColumn("person", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("leads_by_phone").on("leads").column("phone").execute();
	await db.schema.createIndex("rights_requests_by_email").on("rights_requests").column("email").execute();
}
