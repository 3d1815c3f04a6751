import { type Kysely, SqliteAdapter, sql } from "kysely";

/** The words that leads are found by carry when the lead came: a search is sorted before any lead is read. */
export async function up(db: Kysely<unknown>): Promise<void> {
	// Byte order, so that a prefix is one range of the index.
	const word = db.getExecutor().adapter instanceof SqliteAdapter ? sql`text` : sql`text collate "C"`;
	await db.schema.alterTable("lead_words").renameTo("lead_words_before").execute();
	await db.schema
		.createTable("lead_words")
		.addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("word", word, (column) => column.notNull())
		.addPrimaryKeyConstraint("lead_words_newest", ["word", "created_at", "lead_id"])
		.execute();
	await sql`insert into lead_words (lead_id, created_at, word)
		select leads.id, leads.created_at, word from lead_words_before inner join leads on leads.id = lead_id`.execute(
		db,
	);
	await db.schema.dropTable("lead_words_before").execute();
	await db.schema.createIndex("words_of_lead").on("lead_words").columns(["lead_id", "word"]).execute();
}
