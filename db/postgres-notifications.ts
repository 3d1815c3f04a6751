import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { channel, heartbeat, type Notifications } from "./notifications.ts";

/** Milliseconds until a lost connection is opened again. */
const retryMs = 1_000;
/** Milliseconds in which a heartbeat must come, and those from then to the next. */
const usualPace = { comesWithinMs: 5_000, everyMs: 15_000 };

type Beat = () => Promise<unknown>;
type Listener = { onText(text: string): void; onMissed(): void };

/**
 * Listens on a connection of its own, from the first listener on, and opens it again when it is lost.
 * @param beat sends a heartbeat over another connection. When it does not arrive, this connection receives nothing: it
 * was cut, or PgBouncer is in transaction mode.
 */
export function postgresNotifications(url: string, beat: Beat, pace = usualPace): Notifications {
	const listeners = new Set<Listener>();
	let client: pg.Client | null = null;
	let isOpened = false;
	let isClosed = false;
	let isListening = false;
	let isBeatDue = false;

	async function open(): Promise<void> {
		if (isClosed) return;
		const opening = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
		client = opening;
		opening.on("notification", ({ payload = heartbeat }) => client === opening && hear(payload));
		opening.on("error", () => lose(opening));
		opening.on("end", () => lose(opening));
		if (await succeeds(startListening(opening))) await watch(opening);
		else lose(opening);
	}
	function hear(text: string): void {
		if (text !== heartbeat) for (const { onText } of listeners) onText(text);
		else isBeatDue = false;
		if (isListening) return;
		isListening = true;
		for (const { onMissed } of listeners) onMissed();
	}
	async function watch(watched: pg.Client): Promise<void> {
		while (client === watched && !isClosed) {
			isBeatDue = true;
			const isSent = await succeeds(beat());
			if (isSent) await wait(pace.comesWithinMs, null, { ref: false });
			if (isSent && isBeatDue) lose(watched);
			else await wait(isSent ? pace.everyMs : retryMs, null, { ref: false });
		}
	}
	function lose(lost: pg.Client): void {
		if (client !== lost || isClosed) return;
		client = null;
		isListening = false;
		void lost.end().catch(() => undefined);
		void wait(retryMs, null, { ref: false }).then(open);
	}

	return {
		listen(onText, onMissed = () => undefined) {
			const listener = { onText, onMissed };
			listeners.add(listener);
			if (!isOpened) void open();
			isOpened = true;
			return () => void listeners.delete(listener);
		},
		isListening: () => isListening,
		async close() {
			isClosed = true;
			listeners.clear();
			await client?.end().catch(() => undefined);
		},
	};
}

async function startListening(client: pg.Client): Promise<void> {
	await client.connect();
	await client.query(`listen ${channel}`);
}

function succeeds(action: Promise<unknown>): Promise<boolean> {
	return action.then(
		() => true,
		() => false,
	);
}
