import type { World } from "../world.ts";

/**
 * What is known of a destination's health. Kept in the database, so that every process and every restart knows it.
 * Several messages in a row that fail open it; then nothing is sent there but one message now and then, until one
 * gets through.
 */
export type Breaker = {
	/** Different messages that failed since the last one that got through. */
	failures: number;
	/** The last of them: one message that fails again and again says nothing of the others. */
	lastFailed: string | null;
	/** Null: closed. ISO 8601, UTC: open until then; after it one message may try. */
	openUntil: string | null;
	/** Since when it is open. */
	openedAt: string | null;
	/** How often the trial failed since. */
	trials: number;
};

export const closedBreaker: Breaker = {
	failures: 0,
	lastFailed: null,
	openUntil: null,
	openedAt: null,
	trials: 0,
};

const failuresToOpen = 5;
const firstSeconds = 30;
const longestSeconds = 120;

/** How many messages may go: all, one to see whether it is back, or none. */
export function passing(breaker: Breaker, now: Date): "all" | "one" | "none" {
	if (!breaker.openUntil) return "all";
	return breaker.openUntil <= now.toISOString() ? "one" : "none";
}

/** The breaker after a message failed for the destination's sake. */
export function afterFailure(breaker: Breaker, deliveryId: string, world: World): Breaker {
	if (breaker.lastFailed === deliveryId && !breaker.openUntil) return breaker;
	const failures = breaker.failures + 1;
	const counted = { ...breaker, failures, lastFailed: deliveryId };
	const now = world.now();
	// What was under way when it opened says nothing new.
	if (breaker.openUntil && breaker.openUntil > now.toISOString()) return counted;
	if (failures < failuresToOpen) return counted;
	const seconds = Math.min(firstSeconds * 2 ** breaker.trials, longestSeconds) * (1 + 0.25 * world.random());
	return {
		...counted,
		openUntil: new Date(now.getTime() + seconds * 1000).toISOString(),
		openedAt: breaker.openedAt ?? now.toISOString(),
		trials: breaker.trials + 1,
	};
}
