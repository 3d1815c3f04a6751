import { type Kysely, sql } from "kysely";

/** The first screen of the day asks which proposals were opened last. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`create index proposals_by_last_opening on proposals (last_opened_at)
		where last_opened_at is not null`.execute(db);
}
