import { afterFailure, type Circuit, closedCircuit } from "../circuit-breaker.ts";
import type { Runtime } from "../runtime.ts";

/** Stored in the database, so that every process and every restart knows it. */
export type Breaker = Circuit & {
	/** The last message that failed: its repeated failures do not count against the others. */
	lastFailed: string | null;
	openedAt: string | null;
};

export const closedBreaker: Breaker = { ...closedCircuit, lastFailed: null, openedAt: null };

const policy = { failuresToOpen: 5, firstPause: 30_000, longestPause: 120_000 };

/** The breaker after a message failed for the destination's sake. */
export function afterFailedMessage(breaker: Breaker, deliveryId: string, runtime: Runtime): Breaker {
	if (breaker.lastFailed === deliveryId && !breaker.openUntil) return breaker;
	const now = runtime.now();
	// Random, so that processes that found it open together do not try it together.
	const spread = (pause: number) => pause * (1 + 0.25 * runtime.random());
	const circuit = afterFailure(breaker, now, policy, spread);
	const openedAt = circuit.openUntil && (breaker.openedAt ?? now.toISOString());
	return { ...circuit, lastFailed: deliveryId, openedAt };
}
