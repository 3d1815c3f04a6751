export type Circuit = {
	failures: number;
	/** Null: closed. ISO 8601, UTC: open until then; after it, one attempt is admitted. */
	openUntil: string | null;
	trials: number;
};

type CircuitPolicy = {
	failuresToOpen: number;
	/** How long it stays open at first, in milliseconds. Each failed trial doubles it. */
	firstPause: number;
	longestPause: number;
};

export const closedCircuit: Circuit = { failures: 0, openUntil: null, trials: 0 };

/**
 * Tells how many attempts are admitted: all, one to test the service, or none.
 * A pause of which more than twice longestPause is left was set before the clock went back: it counts as over.
 */
export function admission(
	{ openUntil }: Circuit,
	now: Date,
	{ longestPause }: Pick<CircuitPolicy, "longestPause">,
): "all" | "one" | "none" {
	if (!openUntil) return "all";
	const left = Date.parse(openUntil) - now.getTime();
	return left <= 0 || left > 2 * longestPause ? "one" : "none";
}

/**
 * Returns the circuit after a failure. A failure of an attempt that began before it opened is only counted.
 * @param pauseFor changes the planned pause, in milliseconds: adds jitter, or uses a longer one that the service
 * asked for.
 */
export function afterFailure(
	circuit: Circuit,
	now: Date,
	policy: CircuitPolicy,
	pauseFor: (planned: number) => number = (planned) => planned,
): Circuit {
	const { failuresToOpen, firstPause, longestPause } = policy;
	const counted = { ...circuit, failures: circuit.failures + 1 };
	const isTrial = admission(circuit, now, policy) === "one";
	const opens = isTrial || (!circuit.openUntil && counted.failures >= failuresToOpen);
	if (!opens) return counted;
	const pause = pauseFor(Math.min(firstPause * 2 ** circuit.trials, longestPause));
	return {
		...counted,
		openUntil: new Date(now.getTime() + pause).toISOString(),
		trials: circuit.trials + 1,
	};
}
