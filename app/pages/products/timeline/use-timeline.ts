import { type RefObject, useEffect, useState } from "react";

/** Where a simulation stands: milliseconds since it began; infinite is its whole outcome. */
export type Timeline = {
	elapsed: number;
	playing: boolean;
	done: boolean;
	again(): void;
	toggle(): void;
	whole(): void;
};

const tick = 50;

/**
 * A clock that runs while its element is seen. Until it has been seen, and for whoever wants no motion, it stands at
 * the outcome: that is also what a page without scripts shows.
 * @param length milliseconds until everything has happened.
 */
export function useTimeline(element: RefObject<HTMLElement | null>, length: number): Timeline {
	const [elapsed, setElapsed] = useState(Number.POSITIVE_INFINITY);
	const [playing, setPlaying] = useState(false);
	const [seen, setSeen] = useState(false);
	const done = elapsed >= length;
	useEffect(() => {
		const observed = element.current;
		if (!observed) return;
		let begun = matchMedia("(prefers-reduced-motion: reduce)").matches;
		const observer = new IntersectionObserver(
			([entry]) => {
				setSeen(entry?.isIntersecting ?? false);
				if (!entry?.isIntersecting || begun) return;
				begun = true;
				setElapsed(0);
				setPlaying(true);
			},
			{ threshold: 0.25 },
		);
		observer.observe(observed);
		return () => observer.disconnect();
	}, [element]);
	useEffect(() => {
		if (!playing || !seen || done) return;
		const timer = setInterval(() => setElapsed((before) => before + tick), tick);
		return () => clearInterval(timer);
	}, [playing, seen, done]);
	return {
		elapsed,
		playing: playing && !done,
		done,
		again: () => {
			setElapsed(0);
			setPlaying(true);
		},
		toggle: () => setPlaying((before) => !before),
		whole: () => setElapsed(Number.POSITIVE_INFINITY),
	};
}
