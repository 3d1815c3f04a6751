import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { watchEarlyTyping } from "./document/typed-early.ts";

// Only the applications load it (login, portal, staff); public pages load islands/entry.ts.
watchEarlyTyping();
// React Router handles no rejection of an answer that it stopped reading, as a newer load does.
addEventListener("unhandledrejection", (rejection) => {
	const { reason } = rejection;
	if (reason instanceof DOMException && reason.name === "AbortError") rejection.preventDefault();
});
startTransition(() => {
	hydrateRoot(document, <HydratedRouter />);
});
