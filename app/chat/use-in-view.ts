import { type RefObject, useEffect, useState } from "react";

export function useInView(element: RefObject<HTMLElement | null>): boolean {
	const [inView, setInView] = useState(false);
	useEffect(() => {
		if (!element.current) return;
		const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false), {
			threshold: 0.5,
		});
		observer.observe(element.current);
		return () => observer.disconnect();
	}, [element]);
	return inView;
}
