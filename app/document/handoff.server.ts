import type { islandsEntry } from "virtual:islands-entry";
import type { PlacedIsland } from "../islands/island.tsx";
import { type Handoff, handoffId } from "./hydration.ts";

/** Renders the inert JSON that starts React for a page's islands. See docs/decisions/0003. */
export function handoffScript(
	{ module, imports }: typeof islandsEntry,
	islands: readonly PlacedIsland[],
	cacheProps: ((islands: string) => string) | null,
): string {
	const text = JSON.stringify(islands);
	const handoff: Handoff = {
		files: [...imports, module],
		islands: cacheProps ? { url: cacheProps(text) } : { text },
	};
	return `<script type="application/json" id="${handoffId}">${escapeForScript(JSON.stringify(handoff))}</script>`;
}

function escapeForScript(json: string): string {
	return json.replace(
		/[<>&\u2028\u2029]/g,
		(character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
	);
}
