import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("model_spending")
		.addColumn("scope", "text", (column) => column.primaryKey())
		.addColumn("micro_dollars", "bigint", (column) => column.notNull())
		.addColumn("milliseconds", "bigint", (column) => column.notNull())
		.addColumn("updated_at", "text", (column) => column.notNull())
		.execute();
}
