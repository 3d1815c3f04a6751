import { type RefObject, useEffect } from "react";

/** The screens on which the styles let the panel cover everything. */
const coversAll = "(max-width: 599px)";

export function useCover(panel: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const element = panel.current;
		if (!element) return;
		const cover = (open: boolean) => {
			const siblings = [...document.body.children, ...(element.parentElement?.children ?? [])];
			for (const other of siblings) {
				if (!other.contains(element)) other.toggleAttribute("inert", open && matchMedia(coversAll).matches);
			}
		};
		// "beforetoggle", because on closing the focus returns to the button that opened the panel.
		const follow = ({ newState }: ToggleEvent) => cover(newState === "open");
		cover(element.matches(":popover-open"));
		element.addEventListener("beforetoggle", follow);
		return () => {
			element.removeEventListener("beforetoggle", follow);
			cover(false);
		};
	}, [panel]);
}
