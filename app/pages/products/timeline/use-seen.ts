import { type RefObject, useEffect, useState } from "react";

/** The middle half of the screen: what reaches into it is being looked at, however tall it is. */
const middle = { rootMargin: "-25% 0px" };

/** Whether an element is in the middle of a screen that somebody has open. */
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
		const look = () => setOpen(!document.hidden);
		document.addEventListener("visibilitychange", look);
		return () => document.removeEventListener("visibilitychange", look);
	}, []);
	return inMiddle && open;
}
