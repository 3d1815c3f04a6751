import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createIndex("leads_by_source")
		.on("leads")
		.columns(["source", "created_at", "id"])
		.execute();
}
