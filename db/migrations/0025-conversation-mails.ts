import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("conversations").addColumn("reference", "text").execute();
	await db.schema.createIndex("conversations_by_reference").on("conversations").column("reference").execute();
	await db.schema
		.createTable("conversation_mails")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("conversation_id", "text", (column) =>
			column.notNull().references("conversations.id").onDelete("cascade"),
		)
		.addColumn("what", "text", (column) => column.notNull())
		.addColumn("email", "text", (column) => column.notNull())
		.addColumn("language", "text", (column) => column.notNull())
		.addColumn("token", "text", (column) => column.notNull().unique())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("used_at", "text")
		.addColumn("consent_version", "text", (column) => column.notNull())
		.execute();
	await db.schema
		.createIndex("conversation_mails_by_age")
		.on("conversation_mails")
		.column("created_at")
		.execute();
	await db.schema
		.createIndex("conversation_mails_of_conversation")
		.on("conversation_mails")
		.column("conversation_id")
		.execute();
}
