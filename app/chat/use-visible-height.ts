import { type RefObject, useEffect } from "react";

/** Sets `--visible-height` and `--visible-top` to the part of the screen that a phone's keyboard leaves free. */
export function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const screen = window.visualViewport;
		if (!screen) return;
		const update = () => {
			element.current?.style.setProperty("--visible-height", `${screen.height}px`);
			element.current?.style.setProperty("--visible-top", `${screen.offsetTop}px`);
		};
		const controller = new AbortController();
		screen.addEventListener("resize", update, controller);
		screen.addEventListener("scroll", update, controller);
		return () => controller.abort();
	}, [element]);
}
