import { announceHydration, type Handoff, handoffId } from "../document/hydration.ts";
import { hydrateIslands } from "./hydrate-islands.tsx";
import type { PlacedIsland } from "./island.tsx";

/** Milliseconds until a read that failed is tried again, and twice as many each time. */
const firstWait = 500;
const mostTries = 6;

await hydrateIslands(await readHandoff());
announceHydration();

/** Reads this page's islands and their props. Throws when they cannot be fetched within 15 s. */
async function readHandoff(): Promise<readonly PlacedIsland[]> {
	const element = document.getElementById(handoffId);
	if (!element?.textContent) return [];
	const { islands }: Handoff = JSON.parse(element.textContent);
	if ("text" in islands) return JSON.parse(islands.text);
	for (let tries = 1; ; tries++) {
		const response = await fetch(islands.url).catch(() => null);
		if (response?.ok) return response.json();
		if (tries === mostTries) throw new Error("The page's islands could not be fetched.");
		await new Promise((resolve) => setTimeout(resolve, firstWait * 2 ** (tries - 1)));
	}
}
