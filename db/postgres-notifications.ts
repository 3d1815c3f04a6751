import pg from "pg";
import { channel, type Notifications } from "./notifications.ts";

/** Milliseconds until a lost connection is opened again. */
const retryMs = 1_000;

type Listener = { onText(text: string): void; onMissed(): void };

/** Listens on a connection of its own, from the first listener on, and opens it again when it is lost. */
export function postgresNotifications(connectionString: string): Notifications {
	const listeners = new Set<Listener>();
	let client: pg.Client | null = null;
	let retry: NodeJS.Timeout | null = null;
	let closed = false;

	async function open(): Promise<void> {
		retry = null;
		const opening = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, keepAlive: true });
		client = opening;
		opening.on("notification", ({ payload = "" }) => {
			for (const { onText } of listeners) onText(payload);
		});
		opening.on("error", () => lose(opening));
		opening.on("end", () => lose(opening));
		try {
			await opening.connect();
			await opening.query(`listen ${channel}`);
		} catch {
			return lose(opening);
		}
		// What was told before nobody heard here: while the connection was lost, or not yet open.
		for (const { onMissed } of listeners) onMissed();
	}
	function lose(lost: pg.Client): void {
		if (client !== lost || closed) return;
		client = null;
		void lost.end().catch(() => undefined);
		retry = setTimeout(() => void open(), retryMs);
		retry.unref();
	}

	return {
		listen(onText, onMissed = () => undefined) {
			const listener = { onText, onMissed };
			listeners.add(listener);
			if (!client && !retry && !closed) void open();
			return () => void listeners.delete(listener);
		},
		async close() {
			closed = true;
			if (retry) clearTimeout(retry);
			listeners.clear();
			await client?.end().catch(() => undefined);
		},
	};
}
