import type { islandsEntry } from "virtual:islands-entry";
import type { PlacedIsland } from "../islands/island.tsx";
import { type Handoff, handoffId } from "./handoff.ts";

/** The inert JSON that brings React to a page's islands. See docs/decisions/0003. */
export function handoffScript(
	{ module, imports }: typeof islandsEntry,
	islands: readonly PlacedIsland[],
	/** Keeps the islands' props elsewhere and says where; null when they must stay in the page. */
	shelve: ((islands: string) => string) | null,
): string {
	const text = JSON.stringify(islands);
	const handoff: Handoff = {
		entry: module,
		preload: imports,
		islands: shelve ? { url: shelve(text) } : { text },
	};
	return `<script type="application/json" id="${handoffId}">${escapeForScript(JSON.stringify(handoff))}</script>`;
}

function escapeForScript(json: string): string {
	return json.replace(
		/[<>&\u2028\u2029]/g,
		(character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
	);
}
