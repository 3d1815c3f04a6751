import type { Kysely } from "kysely";

/** Those of before count as saved by hand: nothing is written over them. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.alterTable("post_versions")
		.addColumn("auto", "integer", (column) => column.notNull().defaultTo(0))
		.execute();
}
