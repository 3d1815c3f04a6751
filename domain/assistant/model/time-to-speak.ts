import { limits } from "../../../config/limits.ts";
import { ModelTrouble, type Trouble } from "./trouble.ts";

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

export type Listening = {
	clock: Clock;
	/** Ends it at once. */
	stop: AbortSignal | undefined;
	/** The clock's time when something of the answer came last. */
	lastHeard(): number;
	/** Asked when limits.modelSeconds are over and the model still speaks: whether it may go on. */
	goOn(): Promise<boolean>;
};

/** Milliseconds in which it is known whether it may go on. */
const longestAsking = 1_000;

/**
 * Listens to a model for as long as it has: limits.modelSeconds, and while it speaks and may go on until
 * limits.modelSpeakingSeconds are over.
 * @throws ModelTrouble "hanging" when it has nothing more to say in its time, "cut" when it says more than it has time
 * for, "stopped" when it was stopped, and whatever the work throws.
 */
export async function inTime(
	{ clock, stop, lastHeard, goOn }: Listening,
	work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
	const abort = new AbortController();
	const over = Promise.withResolvers<never>();
	const end = (kind: Trouble) => {
		over.reject(new ModelTrouble(kind));
		abort.abort();
	};
	const stopped = () => end("stopped");
	if (stop?.aborted) stopped();
	stop?.addEventListener("abort", stopped, { once: true });

	const started = clock.now();
	let cancel = clock.after(limits.modelSeconds * 1_000, () => void pastItsTime());
	async function pastItsTime() {
		if (quietFor() <= 0) return end("hanging");
		cancel = clock.after(longestAsking, () => end("hanging"));
		const may = await goOn().catch(() => false);
		cancel();
		if (may) watch();
		else end("hanging");
	}
	function watch() {
		const left = limits.modelSpeakingSeconds * 1_000 - (clock.now() - started);
		if (abort.signal.aborted) return;
		if (left <= 0) end("cut");
		else if (quietFor() <= 0) end("hanging");
		else cancel = clock.after(Math.min(left, quietFor()), watch);
	}
	/** Milliseconds that it may still be quiet. */
	function quietFor(): number {
		return limits.modelSilenceSeconds * 1_000 - (clock.now() - lastHeard());
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
