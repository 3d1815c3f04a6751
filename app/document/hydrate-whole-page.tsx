import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

/** For development. Pages are loaded, never swapped: to the router a link within the page would be a new page. */
export function hydrateWholePage(): void {
	window.addEventListener("popstate", (event) => event.stopImmediatePropagation(), true);
	startTransition(() => {
		hydrateRoot(document, <HydratedRouter />);
	});
}
