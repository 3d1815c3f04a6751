import { admission, afterFailure, closedCircuit } from "../circuit-breaker.ts";
import type { ModelError, ModelErrorKind } from "./model-error.ts";

/** Keeps turns quick while a model fails: after a failure, no turn waits for it for a while. */
export type ModelBreaker = {
	/** Whether the model may be asked now. After a pause one turn may try it; the others do without. */
	allows(): boolean;
	/** Records a call. @param error null when its answer could be used. */
	note(error: ModelError | null): void;
};

const [firstPause, longestPause] = [15_000, 300_000];
/** Two of these errors in a row open the breaker. Any other opens it at once: the next turn would fail as well. */
const slips: ReadonlySet<ModelErrorKind> = new Set(["refused", "cut-off", "malformed", "empty"]);
/** These errors say nothing about the model. */
const harmless: ReadonlySet<ModelErrorKind> = new Set(["over-budget", "stopped"]);

/** @param now milliseconds of the clock. */
export function createModelBreaker(now: () => number): ModelBreaker {
	let circuit = closedCircuit;
	let isTrying = false;
	const moment = () => new Date(now());
	return {
		allows() {
			const admitted = admission(circuit, moment(), { longestPause });
			if (admitted === "all") return true;
			if (admitted === "none" || isTrying) return false;
			isTrying = true;
			return true;
		},
		note(error) {
			if (error?.kind === "circuit-open") return;
			isTrying = false;
			if (error && harmless.has(error.kind)) return;
			// A model that answers works, whatever it says.
			if (!error || error.kind === "unusable") {
				circuit = closedCircuit;
				return;
			}
			const failuresToOpen = slips.has(error.kind) ? 2 : 1;
			const pauseFor = (planned: number) => Math.min(Math.max(planned, error.retryAfter), longestPause);
			circuit = afterFailure(circuit, moment(), { failuresToOpen, firstPause, longestPause }, pauseFor);
		},
	};
}
