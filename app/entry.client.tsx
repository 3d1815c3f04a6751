import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { watchEarlyTyping } from "./document/typed-early.ts";

// The applications alone (login, portal, staff) load it; public pages have islands/entry.ts.
watchEarlyTyping();
startTransition(() => {
	hydrateRoot(document, <HydratedRouter />);
});
