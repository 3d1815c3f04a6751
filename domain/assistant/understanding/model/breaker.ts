import { admission, afterFailure, closedCircuit } from "../../../circuit-breaker.ts";

/** Keeps turns quick while a model is in trouble: after a failure nobody waits for it for a while. */
export type ModelBreaker = {
	/** Whether the model may be asked now. After a pause one turn may try it; the others go on without. */
	allows(): boolean;
	succeeded(): void;
	/** The try came to nothing, and that was not the model's fault. */
	gaveUp(): void;
	/** @param grave whether one such failure is enough; @param pause milliseconds the model itself asked for. */
	failed(grave: boolean, pause?: number): void;
};

const [firstPause, longestPause] = [15_000, 300_000];
/** Failures in a row that open it when none is grave. */
const mostSlips = 2;

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
		succeeded() {
			circuit = closedCircuit;
			isTrying = false;
		},
		gaveUp() {
			isTrying = false;
		},
		failed(grave, pause = 0) {
			isTrying = false;
			const policy = { failuresToOpen: grave ? 1 : mostSlips, firstPause, longestPause };
			const asked = (planned: number) => Math.min(Math.max(planned, pause), longestPause);
			circuit = afterFailure(circuit, moment(), policy, asked);
		},
	};
}
