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

export type Deadline = {
	clock: Clock;
	/** Ends it at once. */
	stop: AbortSignal | undefined;
	/** The clock's time when something of the answer came last. */
	lastPieceAt(): number;
	/** Asked when limits.modelSeconds are over and the model still speaks: whether it may go on. */
	goOn(): Promise<boolean>;
};

/** Milliseconds in which it is known whether it may go on. */
const longestAsking = 1_000;

/**
 * Runs a model's call for limits.modelSeconds, and up to limits.modelSpeakingSeconds while pieces come and it may go on.
 * @throws ModelError "timeout" when nothing more came in time, "cut-off" at the very end, "stopped" when it was stopped;
 * and whatever the work throws.
 */
export async function withinTime(
	{ clock, stop, lastPieceAt, goOn }: Deadline,
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

	const started = clock.now();
	let cancel = clock.after(limits.modelSeconds * 1_000, () => void pastItsTime());
	async function pastItsTime() {
		if (quietFor() <= 0) return end("timeout");
		cancel = clock.after(longestAsking, () => end("timeout"));
		const may = await goOn().catch(() => false);
		cancel();
		if (may) watch();
		else end("timeout");
	}
	function watch() {
		const left = limits.modelSpeakingSeconds * 1_000 - (clock.now() - started);
		if (abort.signal.aborted) return;
		if (left <= 0) end("cut-off");
		else if (quietFor() <= 0) end("timeout");
		else cancel = clock.after(Math.min(left, quietFor()), watch);
	}
	/** Milliseconds that it may still be quiet. */
	function quietFor(): number {
		return limits.modelSilenceSeconds * 1_000 - (clock.now() - lastPieceAt());
	}

	const working = work(abort.signal);
	working.catch(() => undefined);
	try {
		await Promise.race([working, over.promise]);
	} finally {
		cancel();
		stop?.removeEventListener("abort", stopped);
		abort.abort();
	}
}
