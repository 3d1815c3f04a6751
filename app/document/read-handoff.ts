import type { PlacedIsland } from "../islands/island.tsx";
import { type Handoff, handoffId } from "./handoff.ts";

/** Reads this page's islands and their props. Throws when they cannot be fetched. */
export async function readHandoff(): Promise<readonly PlacedIsland[]> {
	const element = document.getElementById(handoffId);
	if (!element?.textContent) return [];
	const { islands }: Handoff = JSON.parse(element.textContent);
	if ("text" in islands) return JSON.parse(islands.text);
	const response = await fetch(islands.url);
	if (!response.ok) throw new Error("The page's islands could not be fetched.");
	return response.json();
}
