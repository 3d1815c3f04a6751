import { limits } from "../../../../config/limits.ts";
import { ModelError, type ModelErrorKind } from "./model-error.ts";

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
	const abort = new AbortController();
	const over = Promise.withResolvers<never>();
	const end = (kind: ModelErrorKind) => {
		over.reject(new ModelError(kind));
		abort.abort();
	};
	const stopped = () => end("stopped");
	if (stop?.aborted) stopped();
	stop?.addEventListener("abort", stopped, { once: true });
	const cancel = clock.after(limits.modelSeconds * 1_000, () => end("timeout"));
	try {
		await Promise.race([work(abort.signal), over.promise]);
	} finally {
		cancel();
		stop?.removeEventListener("abort", stopped);
		abort.abort();
	}
}
