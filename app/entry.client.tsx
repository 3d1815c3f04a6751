import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { takeHandoff } from "./document/take-handoff.ts";

await takeHandoff();
startTransition(() => {
	hydrateRoot(document, <HydratedRouter />);
});
