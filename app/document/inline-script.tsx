import { createContext, useContext } from "react";

/** A small script of some pages, and the origins its frames come from. */
export type PlacedScript = { code: string; frames: readonly string[] };

/** Collects the scripts a page was rendered with: they go to its end, and its policy names their hashes and frames. */
export const ScriptCollector = createContext<((script: PlacedScript) => void) | null>(null);

/** A script inside the pages that need it, and only there. It leaves nothing where it stands, as InlineStyle does. */
export function InlineScript(script: PlacedScript) {
	useContext(ScriptCollector)?.(script);
	return null;
}
