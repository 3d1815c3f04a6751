import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("sessions").addColumn("confirmed_at", "text").execute();
	await db.schema.alterTable("sessions").addColumn("seen_at", "text").execute();
}
