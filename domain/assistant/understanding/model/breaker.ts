/** Keeps turns quick while a model is in trouble: after a failure nobody waits for it for a while. */
export type Breaker = {
	/** Whether the model may be asked now. After a pause one turn may try it; the others go on without. */
	allows(): boolean;
	succeeded(): void;
	/** The try came to nothing, and that was not the model's fault. */
	gaveUp(): void;
	/** @param grave whether one such failure is enough; @param pause milliseconds the model itself asked for. */
	failed(grave: boolean, pause?: number): void;
};

const firstPause = 15_000;
const longestPause = 300_000;
/** Failures in a row that open it when none is grave. */
const mostSlips = 2;

/** @param now milliseconds of the clock. */
export function createBreaker(now: () => number): Breaker {
	let failures = 0;
	let pauses = 0;
	let closedUntil = 0;
	let trying = false;
	return {
		allows() {
			if (pauses === 0) return true;
			if (now() < closedUntil || trying) return false;
			trying = true;
			return true;
		},
		succeeded() {
			failures = 0;
			pauses = 0;
			trying = false;
		},
		gaveUp() {
			trying = false;
		},
		failed(grave, pause = 0) {
			failures++;
			trying = false;
			if (!grave && failures < mostSlips && pauses === 0) return;
			const wait = Math.min(longestPause, Math.max(pause, firstPause * 2 ** pauses));
			pauses++;
			closedUntil = now() + wait;
		},
	};
}
