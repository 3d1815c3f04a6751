import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { watchEarlyTyping } from "./document/typed-early.ts";

// Only the applications load it (login, portal, staff); public pages load islands/entry.ts.
watchEarlyTyping();
startTransition(() => {
	hydrateRoot(document, <HydratedRouter />);
});
