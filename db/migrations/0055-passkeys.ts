import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("passkeys")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("account_id", "text", (column) =>
			column.notNull().references("accounts.id").onDelete("cascade"),
		)
		.addColumn("name", "text")
		.addColumn("credential_id", "text", (column) => column.notNull().unique())
		.addColumn("public_key", "text", (column) => column.notNull())
		.addColumn("counter", "bigint", (column) => column.notNull())
		.addColumn("device_type", "text", (column) => column.notNull())
		.addColumn("backed_up", "integer", (column) => column.notNull())
		.addColumn("transports", "text")
		.addColumn("aaguid", "text")
		.addColumn("created_at", "text")
		.addColumn("last_used_at", "text")
		.execute();
	await db.schema.createIndex("passkeys_of_account").on("passkeys").column("account_id").execute();
	await db.schema.alterTable("sessions").addColumn("passkey_at", "text").execute();
}
