import type { Kysely } from "kysely";

/** What the assistant could not answer, counted for the team. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("unknown_questions")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("language", "text", (column) => column.notNull())
		.addColumn("question", "text", (column) => column.notNull())
		.addColumn("normalized", "text", (column) => column.notNull())
		.addColumn("times", "integer", (column) => column.notNull())
		.addColumn("first_asked_at", "text", (column) => column.notNull())
		.addColumn("last_asked_at", "text", (column) => column.notNull())
		.addUniqueConstraint("unknown_questions_each_once", ["language", "normalized"])
		.execute();
	await db.schema
		.createIndex("unknown_questions_by_last")
		.on("unknown_questions")
		.columns(["last_asked_at", "id"])
		.execute();
}
