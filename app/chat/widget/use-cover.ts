import { type RefObject, useEffect } from "react";

/** The screens on which the styles let the panel cover everything. */
const coversAll = "(width < 37.5em)";

/** What lies under the panel is out of reach where it covers all; elsewhere Tab stays in the panel until it closes. */
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
		const stay = (event: KeyboardEvent) => stayWithin(element, event);
		cover(element.matches(":popover-open"));
		element.addEventListener("beforetoggle", follow);
		element.addEventListener("keydown", stay);
		return () => {
			element.removeEventListener("beforetoggle", follow);
			element.removeEventListener("keydown", stay);
			cover(false);
		};
	}, [panel]);
}

const reachable = "a[href], button, summary, input, select, textarea, [tabindex='0']";

function stayWithin(panel: HTMLElement, event: KeyboardEvent): void {
	if (event.key !== "Tab") return;
	const all = [...panel.querySelectorAll<HTMLElement>(reachable)].filter(
		(one) => one.tabIndex >= 0 && one.checkVisibility(),
	);
	const [from, to] = event.shiftKey ? [all.at(0), all.at(-1)] : [all.at(-1), all.at(0)];
	if (event.target !== from) return;
	event.preventDefault();
	to?.focus();
}
