import { type RefObject, useEffect, useState } from "react";

/** Whether a dialog is open. The page script opens it, maybe before this runs; the browser closes it. */
export function useDialogOpen(dialog: RefObject<HTMLDialogElement | null>): boolean {
	const [open, setOpen] = useState(false);
	useEffect(() => {
		const element = dialog.current;
		if (!element) return;
		const look = () => setOpen(element.open);
		look();
		const watch = new MutationObserver(look);
		watch.observe(element, { attributeFilter: ["open"] });
		return () => watch.disconnect();
	}, [dialog]);
	return open;
}
