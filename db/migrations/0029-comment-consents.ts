import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("comments").addColumn("consent_revoked_at", "text").execute();
}
