import { type Kysely, sql } from "kysely";

const cookieDays = 30;

/** The cookies of conversations from before tokens hold the id alone: they open it until they expire. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("conversations").addColumn("opens_by_id_until", "text").execute();
	const until = new Date(Date.now() + cookieDays * 86_400_000).toISOString();
	await sql`update conversations set opens_by_id_until = ${until}`.execute(db);
}
