import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { channel, heartbeat, type Notifications } from "./notifications.ts";

/** Milliseconds until a lost connection is opened again. */
const retryMs = 1_000;
/** Milliseconds in which a heartbeat must come, and those from then to the next. */
const pace = { comesWithinMs: 5_000, everyMs: 15_000 };

type Listener = { onText(text: string): void; onMissed(): void };

/**
 * Listens on a connection of its own, from the first listener on, and opens it again when it is lost.
 * @param beat notifies of a heartbeat over another connection. One that does not come tells a connection that hears
 * nothing: cut without a word, or behind PgBouncer in transaction mode.
 */
export function postgresNotifications(
	connectionString: string,
	beat: () => Promise<unknown>,
	{ everyMs, comesWithinMs } = pace,
): Notifications {
	const listeners = new Set<Listener>();
	let client: pg.Client | null = null;
	let retry: NodeJS.Timeout | null = null;
	let closed = false;
	let isHearing = false;
	let isBeatDue = false;

	async function open(): Promise<void> {
		retry = null;
		const opening = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, keepAlive: true });
		client = opening;
		opening.on("notification", ({ payload = heartbeat }) => hear(payload));
		opening.on("error", () => lose(opening));
		opening.on("end", () => lose(opening));
		try {
			await opening.connect();
			await opening.query(`listen ${channel}`);
		} catch {
			return lose(opening);
		}
		await watch(opening);
	}
	function hear(text: string): void {
		if (text !== heartbeat) for (const { onText } of listeners) onText(text);
		else isBeatDue = false;
		if (isHearing) return;
		isHearing = true;
		for (const { onMissed } of listeners) onMissed();
	}
	async function watch(watched: pg.Client): Promise<void> {
		while (client === watched && !closed) {
			isBeatDue = true;
			const isSent = await beat().then(
				() => true,
				() => false,
			);
			if (isSent) await wait(comesWithinMs, null, { ref: false });
			if (isSent && isBeatDue) return lose(watched);
			await wait(isSent ? everyMs : retryMs, null, { ref: false });
		}
	}
	function lose(lost: pg.Client): void {
		if (client !== lost || closed) return;
		client = null;
		isHearing = false;
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
		isHearing: () => isHearing,
		async close() {
			closed = true;
			if (retry) clearTimeout(retry);
			listeners.clear();
			await client?.end().catch(() => undefined);
		},
	};
}
