import { afterFailure, type Circuit, closedCircuit } from "../circuit-breaker.ts";
import type { Runtime } from "../runtime.ts";

/**
 * The circuit breaker of a destination. It is stored in the database, so all processes share it and it survives
 * restarts.
 */
export type Breaker = Circuit & {
	/** The last message that failed: its repeated failures do not count against the others. */
	lastFailed: string | null;
	openedAt: string | null;
};

export const closedBreaker: Breaker = { ...closedCircuit, lastFailed: null, openedAt: null };

export const policy = { failuresToOpen: 5, firstPause: 30_000, longestPause: 120_000 };

/** Returns the breaker after a message failed because of its destination. */
export function afterFailedMessage(breaker: Breaker, deliveryId: string, runtime: Runtime): Breaker {
	if (breaker.lastFailed === deliveryId && !breaker.openUntil) return breaker;
	const now = runtime.now();
	// Random, so that processes that found it open together do not try it together.
	const spread = (pause: number) => pause * (1 + 0.25 * runtime.random());
	const circuit = afterFailure(breaker, now, policy, spread);
	const openedAt = circuit.openUntil && (breaker.openedAt ?? now.toISOString());
	return { ...circuit, lastFailed: deliveryId, openedAt };
}
