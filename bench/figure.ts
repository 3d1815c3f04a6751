import { readFileSync } from "node:fs";

export type Figure = { figure: string; goal: string; measured: string };

export function percentile(values: readonly number[], share: number): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
	return percentile(values, 0.5);
}

/** Does something again and again. @returns the milliseconds of each time. */
export async function timesOf(rounds: number, act: (round: number) => unknown): Promise<number[]> {
	const times: number[] = [];
	for (let round = 0; round < rounds; round++) {
		const started = performance.now();
		await act(round);
		times.push(performance.now() - started);
	}
	return times;
}

/** @returns the megabytes of a process at its highest; NaN on a system that does not tell. */
export function peakMemory(pid: number | undefined): number {
	const status = process.platform === "linux" ? readFileSync(`/proc/${pid}/status`, "utf8") : "";
	return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1_024);
}
