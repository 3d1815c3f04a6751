import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("sign_in_events")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("at", "text", (column) => column.notNull())
		.addColumn("event", "text", (column) => column.notNull())
		.addColumn("account_id", "text", (column) => column.references("accounts.id").onDelete("cascade"))
		.addColumn("visitor", "text", (column) => column.notNull())
		.addColumn("user_agent", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("sign_in_events_by_time").on("sign_in_events").columns(["at", "id"]).execute();
	await db.schema
		.createIndex("sign_in_events_of_account")
		.on("sign_in_events")
		.columns(["account_id", "at"])
		.execute();
}
