import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("sign_in_events").addColumn("factor", "text").execute();
	await db.schema.alterTable("accounts").addColumn("signed_in_at", "text").execute();
	await sql`
		update accounts set signed_in_at = (
			select max(at) from sign_in_events
			where account_id = accounts.id
			and event in ('signed-in', 'new-device', 'passkey', 'passkey-new-device')
		)
	`.execute(db);
}
