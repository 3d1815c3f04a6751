import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
	for (const column of ["answered_at", "answered_by", "answer_result", "answer"])
		await db.schema.alterTable("rights_requests").addColumn(column, "text").execute();
}
