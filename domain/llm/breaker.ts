import { admission, afterFailure, closedCircuit } from "../circuit-breaker.ts";
import type { ModelError, ModelErrorKind } from "./model-error.ts";

/** Keeps turns quick while a model is in trouble: after a failure nobody waits for it for a while. */
export type ModelBreaker = {
	/** Whether the model may be asked now. After a pause one turn may try it; the others go on without. */
	allows(): boolean;
	/** Takes how a call went. @param error null when it served. */
	note(error: ModelError | null): void;
};

const [firstPause, longestPause] = [15_000, 300_000];
/** Two of these in a row open it, one of any other kind: the next turn would fare no better. */
const slips: ReadonlySet<ModelErrorKind> = new Set(["refused", "cut-off", "malformed", "empty"]);
/** They say nothing about its health. */
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
			// One that answers is well, whatever it says.
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
