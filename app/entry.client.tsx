import { readHandoff } from "./document/read-handoff.ts";
import { sayHydrated } from "./document/say-hydrated.ts";
import { hydrateIslands } from "./islands/hydrate-islands.tsx";

if (import.meta.env.DEV) {
	// The whole page, by React Router: it brings hot reload.
	const { hydrateWholePage } = await import("./document/hydrate-whole-page.tsx");
	hydrateWholePage();
} else {
	await hydrateIslands(await readHandoff());
	sayHydrated();
}
