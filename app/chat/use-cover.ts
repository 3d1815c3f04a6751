import { type RefObject, useEffect } from "react";

/** Where the styles let the panel cover the whole screen. */
const coversAll = "(max-width: 520px)";

/** While the panel covers the screen, the focus cannot go to what lies behind it. */
export function useCover(panel: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const element = panel.current;
		if (!element) return;
		const cover = (open: boolean) => {
			const beside = [...document.body.children, ...(element.parentElement?.children ?? [])];
			for (const other of beside) {
				if (!other.contains(element)) other.toggleAttribute("inert", open && matchMedia(coversAll).matches);
			}
		};
		// Before, not after: the focus goes back to the button that opened the panel.
		const follow = ({ newState }: ToggleEvent) => cover(newState === "open");
		cover(element.matches(":popover-open"));
		element.addEventListener("beforetoggle", follow);
		return () => {
			element.removeEventListener("beforetoggle", follow);
			cover(false);
		};
	}, [panel]);
}
