import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("crm_records")
		.addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
		.addColumn("crm", "text", (column) => column.notNull())
		.addColumn("record_id", "text", (column) => column.notNull())
		.addColumn("confirmed_at", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("crm_records_once", ["lead_id", "crm"])
		.execute();
}
