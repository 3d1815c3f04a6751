import { type Kysely, sql } from "kysely";

const aWeekMs = 7 * 86_400_000;

/** When the team got in touch with a lead, is to do so, and was asked to. A lead of a week ago counts as contacted. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const column of ["contacted_at", "contact_on", "contact_asked_at"])
		await db.schema.alterTable("leads").addColumn(column, "text").execute();
	const aWeekAgo = new Date(Date.now() - aWeekMs).toISOString();
	await sql`update leads set contacted_at = updated_at where updated_at < ${aWeekAgo}`.execute(db);
	await sql`create index leads_to_contact on leads (created_at, id)
		where contacted_at is null or contact_on is not null or contact_asked_at is not null`.execute(db);
}
