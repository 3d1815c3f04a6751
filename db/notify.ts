import { sql } from "kysely";
import type { Db, Tx } from "./connect.ts";
import { channel } from "./notifications.ts";

/**
 * Notifies all listeners of all processes once the transaction is committed, and never if it is not.
 * @param text at most some thousand characters: PostgreSQL refuses 8,000 bytes.
 */
export async function notify(db: Db | Tx, text: string): Promise<void> {
	// SQLite has this function from local-notifications.ts.
	await sql`select pg_notify(${channel}, ${text})`.execute(db);
}
