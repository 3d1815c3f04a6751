import type { Kysely } from "kysely";

/** What was last told to a CRM, so that a correction replaces it where sales left it as it was. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("crm_records").addColumn("told", "text").execute();
}
