import { setTimeout as wait } from "node:timers/promises";

/** The least milliseconds between the beginnings of two reads of the same. */
const betweenMs = 100;

/**
 * Makes a function whose callers share a read when they ask the same at about the same time. The read begins after each
 * of these calls: no caller gets older data than at its call.
 */
export function shareReads<Asked, Read>(
	read: (asked: Asked) => Promise<Read>,
): (asked: Asked) => Promise<Read> {
	const pauses = new Map<string, Promise<void>>();
	const next = new Map<string, Promise<Read>>();

	function share(asked: Asked): Promise<Read> {
		const key = JSON.stringify(asked);
		const pause = pauses.get(key);
		if (!pause) return begin(key, asked);
		const coming = next.get(key) ?? pause.then(() => begin(key, asked));
		next.set(key, coming);
		return coming;
	}
	function begin(key: string, asked: Asked): Promise<Read> {
		next.delete(key);
		pauses.set(
			key,
			wait(betweenMs).then(() => void pauses.delete(key)),
		);
		return read(asked);
	}
	return share;
}
