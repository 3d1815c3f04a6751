export type Circuit = {
	failures: number;
	/** Null: closed. ISO 8601, UTC: open until then; after it, one attempt is admitted. */
	openUntil: string | null;
	trials: number;
};

export type CircuitPolicy = {
	failuresToOpen: number;
	/** How long it stays open at first, in milliseconds. Each failed trial doubles it. */
	firstPause: number;
	longestPause: number;
};

export const closedCircuit: Circuit = { failures: 0, openUntil: null, trials: 0 };

/** Tells how many attempts are admitted: all, one to test the service, or none. */
export function admission({ openUntil }: Circuit, now: Date): "all" | "one" | "none" {
	if (!openUntil) return "all";
	return openUntil <= now.toISOString() ? "one" : "none";
}

/**
 * Returns the circuit after a failure. A failure of an attempt that began before it opened is only counted.
 * @param pauseFor changes the planned pause, in milliseconds: adds jitter, or uses a longer one that the service
 * asked for.
 */
export function afterFailure(
	circuit: Circuit,
	now: Date,
	{ failuresToOpen, firstPause, longestPause }: CircuitPolicy,
	pauseFor: (planned: number) => number = (planned) => planned,
): Circuit {
	const counted = { ...circuit, failures: circuit.failures + 1 };
	const isTrial = admission(circuit, now) === "one";
	const opens = isTrial || (!circuit.openUntil && counted.failures >= failuresToOpen);
	if (!opens) return counted;
	const pause = pauseFor(Math.min(firstPause * 2 ** circuit.trials, longestPause));
	return {
		...counted,
		openUntil: new Date(now.getTime() + pause).toISOString(),
		trials: circuit.trials + 1,
	};
}
