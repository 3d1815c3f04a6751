import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
	for (const column of ["person_id", "person_name"])
		await db.schema.alterTable("conversations").addColumn(column, "text").execute();
}
