import { admission, afterFailure, closedCircuit } from "../../../circuit-breaker.ts";
import type { ModelError, ModelErrorKind } from "./model-error.ts";

/** Keeps turns quick while a model is in trouble: after a failure nobody waits for it for a while. */
export type ModelBreaker = {
	/** Whether the model may be asked now. After a pause one turn may try it; the others go on without. */
	allows(): boolean;
	/** Takes how a call went. @param error null when it served. */
	note(error: ModelError | null): void;
};

const [firstPause, longestPause] = [15_000, 300_000];
/** Failures in a row that open it when none is grave. */
const mostSlips = 2;
/** One such failure opens it: the next turn would fare no better. */
const grave: ReadonlySet<ModelErrorKind> = new Set([
	"rejected",
	"failed",
	"rate-limited",
	"timeout",
	"unreachable",
]);
/** The model was not called: they say nothing about its health. */
const notCalled: ReadonlySet<ModelErrorKind> = new Set(["over-budget", "circuit-open"]);

/** @param now milliseconds of the clock. */
export function createModelBreaker(now: () => number): ModelBreaker {
	let circuit = closedCircuit;
	let isTrying = false;
	const moment = () => new Date(now());
	return {
		allows() {
			const admitted = admission(circuit, moment());
			if (admitted === "all") return true;
			if (admitted === "none" || isTrying) return false;
			isTrying = true;
			return true;
		},
		note(error) {
			if (error && notCalled.has(error.kind)) return;
			isTrying = false;
			if (error?.kind === "stopped") return;
			// One that answers is well, whatever it says.
			if (!error || error.kind === "unusable") {
				circuit = closedCircuit;
				return;
			}
			const failuresToOpen = grave.has(error.kind) ? 1 : mostSlips;
			const pauseFor = (planned: number) => Math.min(Math.max(planned, error.retryAfter), longestPause);
			circuit = afterFailure(circuit, moment(), { failuresToOpen, firstPause, longestPause }, pauseFor);
		},
	};
}
