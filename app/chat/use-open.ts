import { type RefObject, useEffect, useState } from "react";

/** Whether the panel is open. The page script may have opened it before this runs. */
export function useOpen(panel: RefObject<HTMLElement | null>): boolean {
	const [open, setOpen] = useState(false);
	useEffect(() => {
		const element = panel.current;
		if (!element) return;
		setOpen(element.matches(":popover-open"));
		const update = () => {
			const isOpen = element.matches(":popover-open");
			setOpen(isOpen);
			if (!isOpen) return;
			element.removeAttribute("data-closed");
			element.querySelector("textarea")?.focus({ preventScroll: true });
		};
		element.addEventListener("toggle", update);
		return () => element.removeEventListener("toggle", update);
	}, [panel]);
	return open;
}
