import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("accounts").addColumn("visited_at", "text").execute();
	await db.schema.alterTable("accounts").addColumn("previous_visit_at", "text").execute();
}
