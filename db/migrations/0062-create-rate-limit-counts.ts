import { type Kysely, sql } from "kysely";

/** Takes the place of rate_limits, which goes with the next release: until then the one before counts there. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("rate_limit_counts")
		.addColumn("limit_name", "text", (column) => column.notNull())
		.addColumn("subject", "text", (column) => column.notNull())
		.addColumn("opened_at", "text", (column) => column.notNull())
		.addColumn("attempts", "integer", (column) => column.notNull())
		.addPrimaryKeyConstraint("rate_limit_counts_key", ["limit_name", "subject", "opened_at"])
		.execute();
	await db.schema
		.createIndex("rate_limit_counts_by_age")
		.on("rate_limit_counts")
		.column("opened_at")
		.execute();
	await sql`insert into rate_limit_counts (limit_name, subject, opened_at, attempts)
		select gate, visitor, opened_at, passages from rate_limits`.execute(db);
}
