import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { useSeen } from "./use-seen.ts";

/** Where a simulation stands: milliseconds since it began; infinite is its whole outcome. */
export type Timeline = {
	elapsed: number;
	/** From 0 to 1. */
	progress: number;
	playing: boolean;
	done: boolean;
	/** Somebody used its controls: from then on what happens is said aloud. */
	asked: boolean;
	again(): void;
	toggle(): void;
	whole(): void;
};

const tick = 50;

/**
 * A clock that runs while its element is seen. The server draws the whole outcome, and so it stays for whoever
 * wants no motion or has no scripts; for everybody else it waits at the start.
 * @param length milliseconds until everything has happened.
 */
export function useTimeline(element: RefObject<HTMLElement | null>, length: number): Timeline {
	const [elapsed, setElapsed] = useState(Number.POSITIVE_INFINITY);
	const [running, setRunning] = useState(false);
	const [asked, setAsked] = useState(false);
	const seen = useSeen(element);
	const done = elapsed >= length;
	const start = () => {
		setElapsed(0);
		setRunning(true);
	};
	// Before the browser paints: the outcome must not flash.
	useLayoutEffect(() => {
		if (!mayBegin(element.current)) return;
		setElapsed(0);
		setRunning(true);
	}, [element]);

	const ticking = running && seen && !done;
	useEffect(() => {
		if (!ticking) return;
		let before = performance.now();
		const timer = setInterval(() => {
			const passed = performance.now() - before;
			before += passed;
			setElapsed((elapsed) => elapsed + passed);
		}, tick);
		return () => clearInterval(timer);
	}, [ticking]);

	const byHand = (action: () => void) => () => {
		setAsked(true);
		action();
	};
	return {
		elapsed,
		progress: Math.min(elapsed / length, 1),
		playing: running && !done,
		done,
		asked,
		again: byHand(start),
		toggle: byHand(() => setRunning(!running)),
		whole: byHand(() => setElapsed(Number.POSITIVE_INFINITY)),
	};
}

/** Not for whoever wants no motion, nor under a press that the page script holds: it was meant for what was shown. */
function mayBegin(element: HTMLElement | null): boolean {
	return !matchMedia("(prefers-reduced-motion: reduce)").matches && !element?.querySelector("[aria-busy]");
}
