import { type Kysely, sql } from "kysely";

export type Notifications = {
	/**
	 * Calls the listener with the text of each committed notification, of this process and of all others.
	 * @param onMissed is called when notifications begin to arrive, also again: earlier ones are lost.
	 * @returns a function that ends it.
	 */
	listen(listener: (text: string) => void, onMissed?: () => void): () => void;
	/** Whether a notification would arrive now. */
	isListening(): boolean;
	close(): Promise<void>;
};

export const channel = "site";

/** Proves that notifications arrive; listeners do not get it. */
export const heartbeat = "";

/**
 * Notifies all listeners of all processes once the transaction is committed, and never if it is not.
 * @param text at most some thousand characters: PostgreSQL refuses 8,000 bytes.
 */
export async function notify<Tables>(db: Kysely<Tables>, text: string): Promise<void> {
	// SQLite has this function from local-notifications.ts.
	await sql`select pg_notify(${channel}, ${text})`.execute(db);
}
