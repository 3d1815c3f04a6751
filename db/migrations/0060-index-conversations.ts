import { type Kysely, sql } from "kysely";

/** The inbox counts the snoozed conversations, and asks when the next snooze ends, at each change. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`create index conversations_snoozed on conversations (snoozed_until)
		where snoozed_until is not null`.execute(db);
}
