import { announceHydration } from "../document/announce-hydration.ts";
import { readHandoff } from "../document/read-handoff.ts";
import { hydrateIslands } from "./hydrate-islands.tsx";

await hydrateIslands(await readHandoff());
announceHydration();
