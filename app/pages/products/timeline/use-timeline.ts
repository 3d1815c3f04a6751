import { type RefObject, useEffect, useLayoutEffect, useState } from "react";

/** The state of a simulation. `elapsed`: milliseconds since its start; infinite for the final state. */
export type Timeline = {
	elapsed: number;
	progress: number;
	playing: boolean;
	done: boolean;
	asked: boolean;
	again(): void;
	toggle(): void;
	whole(): void;
};

const tick = 50;

/** The server draws the final state, which stays for visitors without scripts or with reduced motion. */
export function useTimeline(element: RefObject<HTMLElement | null>, length: number): Timeline {
	const [elapsed, setElapsed] = useState(Number.POSITIVE_INFINITY);
	const [running, setRunning] = useState(false);
	const [asked, setAsked] = useState(false);
	const inView = useSeen(element);
	const done = elapsed >= length;
	const start = () => {
		setElapsed(0);
		setRunning(true);
	};
	// Before the browser paints, so that the final state does not flash.
	useLayoutEffect(() => {
		if (!mayBegin(element.current)) return;
		setElapsed(0);
		setRunning(true);
	}, [element]);

	const ticking = running && inView && !done;
	useEffect(() => {
		if (!ticking) return;
		let before = performance.now();
		const timer = setInterval(() => {
			const interval = performance.now() - before;
			before += interval;
			setElapsed((elapsed) => elapsed + interval);
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

/** False with reduced motion, and while the page script holds a press that was meant for the state shown. */
function mayBegin(element: HTMLElement | null): boolean {
	return !matchMedia("(prefers-reduced-motion: reduce)").matches && !element?.querySelector("[aria-busy]");
}

/** The middle half of the screen: an element of any height that reaches into it counts as seen. */
const middle = { rootMargin: "-25% 0px" };

function useSeen(element: RefObject<HTMLElement | null>): boolean {
	const [inMiddle, setInMiddle] = useState(false);
	const [open, setOpen] = useState(true);
	useEffect(() => {
		if (!element.current) return;
		const observer = new IntersectionObserver(
			(entries) => setInMiddle(entries.at(-1)?.isIntersecting ?? false),
			middle,
		);
		observer.observe(element.current);
		return () => observer.disconnect();
	}, [element]);
	useEffect(() => {
		const update = () => setOpen(!document.hidden);
		document.addEventListener("visibilitychange", update);
		return () => document.removeEventListener("visibilitychange", update);
	}, []);
	return inMiddle && open;
}
