import { limits } from "../../config/limits.ts";
import { ModelError } from "./model-error.ts";

/** Time as the engine sees it; tests pass their own. */
export type Clock = {
	now(): number;
	/** Does something after so many milliseconds. @returns what cancels it. */
	after(milliseconds: number, act: () => void): () => void;
};

export const realClock: Clock = {
	now: () => performance.now(),
	after(milliseconds, act) {
		const timer = setTimeout(act, milliseconds);
		return () => clearTimeout(timer);
	},
};

/**
 * Runs a model's call for limits.modelSeconds at most.
 * @throws ModelError "timeout" when it takes longer, "stopped" when the signal stops it; and whatever the work throws.
 */
export async function withinTime(
	clock: Clock,
	stop: AbortSignal | undefined,
	work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
	const late = new AbortController();
	const cancel = clock.after(limits.modelSeconds * 1_000, () => late.abort());
	const signal = AbortSignal.any([late.signal, ...(stop ? [stop] : [])]);
	const over = new Promise<never>((_, reject) => {
		const end = () => reject(new ModelError(stop?.aborted ? "stopped" : "timeout"));
		if (signal.aborted) end();
		signal.addEventListener("abort", end, { once: true });
	});
	try {
		await Promise.race([over, work(signal)]);
	} finally {
		cancel();
		late.abort();
	}
}
