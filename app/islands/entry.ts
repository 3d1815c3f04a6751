import { readHandoff } from "../document/read-handoff.ts";
import { sayHydrated } from "../document/say-hydrated.ts";
import { hydrateIslands } from "./hydrate-islands.tsx";

await hydrateIslands(await readHandoff());
sayHydrated();
