import type { PlacedIsland } from "../islands/island.tsx";
import { type Handoff, handoffId } from "./handoff.ts";

/** The islands of this page, as the server drew them. Throws when they could not be fetched. */
export async function readHandoff(): Promise<readonly PlacedIsland[]> {
	const element = document.getElementById(handoffId);
	if (!element?.textContent) return [];
	const { islands }: Handoff = JSON.parse(element.textContent);
	if ("text" in islands) return JSON.parse(islands.text);
	const answer = await fetch(islands.url);
	if (!answer.ok) throw new Error("The page's islands could not be fetched.");
	return answer.json();
}
