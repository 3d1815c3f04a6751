import { readHandoff } from "../document/read-handoff.ts";
import { sayHydrated } from "../document/say-hydrated.ts";
import { hydrateIslands } from "./hydrate-islands.tsx";

// What the page script of a public page loads: its islands, and nothing of React Router.
await hydrateIslands(await readHandoff());
sayHydrated();
