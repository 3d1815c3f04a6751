import type { DatabaseSync } from "node:sqlite";
import type { Notifications } from "./notifications.ts";

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
