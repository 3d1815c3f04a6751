import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// The applications alone (login, portal, staff) load it; public pages have islands/entry.ts.
startTransition(() => {
	hydrateRoot(document, <HydratedRouter />);
});
