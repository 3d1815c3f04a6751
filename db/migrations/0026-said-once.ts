import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("messages").addColumn("said_key", "text").execute();
	await db.schema.createIndex("messages_said_once").on("messages").column("said_key").unique().execute();
}
