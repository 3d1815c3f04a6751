import type { DatabaseSync } from "node:sqlite";
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
	// SQLite has this function from addTo.
	await sql`select pg_notify(${channel}, ${text})`.execute(db);
}

export type LocalNotifications = Notifications & {
	/** Gives a SQLite database the function that PostgreSQL has. */
	addTo(database: Pick<DatabaseSync, "function">): void;
	/** Takes what the running transaction notified so far. */
	take(): string[];
	deliver(texts: readonly string[]): void;
};

/** Creates the notifications of a database that one process has. */
export function localNotifications(): LocalNotifications {
	const listeners = new Set<(text: string) => void>();
	let pending: string[] = [];
	return {
		addTo: (database) =>
			database.function("pg_notify", (_, text) => {
				pending.push(String(text));
				return null;
			}),
		take() {
			const taken = pending;
			if (taken.length > 0) pending = [];
			return taken;
		},
		deliver(texts) {
			for (const text of texts) for (const listener of listeners) listener(text);
		},
		listen(listener) {
			const own = (text: string) => listener(text);
			listeners.add(own);
			return () => void listeners.delete(own);
		},
		isListening: () => true,
		close: async () => listeners.clear(),
	};
}
