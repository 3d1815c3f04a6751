import { type RefObject, useEffect } from "react";

/** Tells an element's styles how much of the screen a phone's keyboard leaves, as `--visible-height` and `--visible-top`. */
export function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const screen = window.visualViewport;
		if (!screen) return;
		const tell = () => {
			element.current?.style.setProperty("--visible-height", `${screen.height}px`);
			element.current?.style.setProperty("--visible-top", `${screen.offsetTop}px`);
		};
		const controller = new AbortController();
		screen.addEventListener("resize", tell, controller);
		screen.addEventListener("scroll", tell, controller);
		return () => controller.abort();
	}, [element]);
}
