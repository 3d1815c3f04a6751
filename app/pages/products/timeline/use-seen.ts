import { type RefObject, useEffect, useState } from "react";

/** The middle half of the screen: an element of any height that reaches into it counts as seen. */
const middle = { rootMargin: "-25% 0px" };

export function useSeen(element: RefObject<HTMLElement | null>): boolean {
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
