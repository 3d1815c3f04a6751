import { type Kysely, SqliteAdapter, sql } from "kysely";

/** How far a newsletter has come is counted by how its deliveries' keys begin: compared byte by byte, one range of the index. */
export async function up(db: Kysely<unknown>): Promise<void> {
	if (db.getExecutor().adapter instanceof SqliteAdapter) return;
	await sql`alter table deliveries alter column dedupe_key type text collate "C"`.execute(db);
}
