import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("audit_sessions")
		.addColumn("lead_id", "text", (column) => column.primaryKey().references("leads.id").onDelete("cascade"))
		.addColumn("starts_at", "text", (column) => column.notNull())
		.addColumn("place", "text", (column) => column.notNull())
		.addColumn("sequence", "integer", (column) => column.notNull())
		.addColumn("changed_at", "text", (column) => column.notNull())
		.addColumn("cancelled_at", "text")
		.execute();
}
