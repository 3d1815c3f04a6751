import { type RefObject, useEffect, useState } from "react";

/** Whether a dialog is open. The page script may open it before React runs; the browser closes it. */
export function useDialogOpen(dialog: RefObject<HTMLDialogElement | null>): boolean {
	const [open, setOpen] = useState(false);
	useEffect(() => {
		const element = dialog.current;
		if (!element) return;
		const update = () => setOpen(element.open);
		update();
		const observer = new MutationObserver(update);
		observer.observe(element, { attributeFilter: ["open"] });
		return () => observer.disconnect();
	}, [dialog]);
	return open;
}
