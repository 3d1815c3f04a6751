import { type Kysely, sql } from "kysely";

/** Who answers a visitor's message, and which message an answer answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
	const messages = db.schema.alterTable("messages");
	await messages.addColumn("answers", "integer").execute();
	await messages.addColumn("attempt", "integer").execute();
	await messages.addColumn("claim", "text").execute();
	await messages.addColumn("claimed_until", "text").execute();
	// Indexes only the few messages being answered, which are polled several times a second.
	await db.schema
		.createIndex("messages_claimed")
		.on("messages")
		.column("claim")
		.where(sql.ref("claim"), "is not", null)
		.execute();
}
