import type { Db } from "../../../db/connect.ts";
import { findInterrupted } from "./answer-claim-store.ts";

export type AbortRegistry = {
	register(
		claim: string,
		conversationId: string,
	): { stopped: AbortSignal; takenOver: AbortSignal; unregister(): void };
	stop(claim: string): void;
	abortAnswersIn(conversationId: string): void;
};

type Entry = { conversationId: string; stopped: AbortController; takenOver: AbortController };

/** Milliseconds between two polls for events of other processes: one poll for all running answers. */
const everyMs = 150;

/**
 * Creates the registry of the answers that this process gives. It aborts them when any process stops them or a
 * colleague takes over.
 */
export function createAbortRegistry(db: Db): AbortRegistry {
	const entries = new Map<string, Entry>();
	let timer: NodeJS.Timeout | null = null;

	async function poll(): Promise<void> {
		timer = null;
		// The next poll retries when the database is unavailable; the store refuses the answer in any case.
		const found = await findInterrupted(db, [...entries.keys()]).catch(() => []);
		for (const { claim, stopped, takenOver } of found) {
			if (stopped) entries.get(claim)?.stopped.abort();
			if (takenOver) entries.get(claim)?.takenOver.abort();
		}
		schedule();
	}
	function schedule(): void {
		if (timer || entries.size === 0) return;
		timer = setTimeout(() => void poll(), everyMs);
		timer.unref();
	}

	return {
		register(claim, conversationId) {
			const entry = { conversationId, stopped: new AbortController(), takenOver: new AbortController() };
			entries.set(claim, entry);
			schedule();
			const { stopped, takenOver } = entry;
			return {
				stopped: stopped.signal,
				takenOver: takenOver.signal,
				unregister: () => void entries.delete(claim),
			};
		},
		stop: (claim) => entries.get(claim)?.stopped.abort(),
		abortAnswersIn(conversationId) {
			for (const entry of entries.values())
				if (entry.conversationId === conversationId) entry.takenOver.abort();
		},
	};
}
