export type Circuit = {
	failures: number;
	/** Null: closed. ISO 8601, UTC: open until then; after it one attempt may try. */
	openUntil: string | null;
	trials: number;
};

export type CircuitPolicy = {
	failuresToOpen: number;
	/** How long it is open at first, in milliseconds; twice as long after each trial that fails. */
	firstPause: number;
	longestPause: number;
};

export const closedCircuit: Circuit = { failures: 0, openUntil: null, trials: 0 };

/** How many attempts may go: all, one to see whether the service is back, or none. */
export function admission({ openUntil }: Circuit, now: Date): "all" | "one" | "none" {
	if (!openUntil) return "all";
	return openUntil <= now.toISOString() ? "one" : "none";
}

/**
 * The circuit after a failure. What was under way when it opened says nothing new: its failure is only counted.
 * @param pauseFor stretches a pause or takes a longer one that the service asked for, in milliseconds.
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
