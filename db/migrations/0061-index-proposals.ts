import { type Kysely, sql } from "kysely";

/** The first screen of the day asks which proposals were opened last, and how many were made in a week. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.createIndex("proposals_by_creation").on("proposals").column("created_at").execute();
	await sql`create index proposals_by_last_opening on proposals (last_opened_at)
		where last_opened_at is not null`.execute(db);
}
