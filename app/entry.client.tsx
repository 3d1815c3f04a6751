import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { takeHandoff } from "./document/take-handoff.ts";

// Pages are loaded, never swapped (decision 0007). To the router a link within the page would be a new page, and
// what an action said of a form would be gone.
window.addEventListener("popstate", (event) => event.stopImmediatePropagation(), true);
await takeHandoff();
startTransition(() => {
	hydrateRoot(document, <HydratedRouter />);
});
