import { createContext, useContext } from "react";

export type PlacedScript = { code: string; frames: readonly string[] };

/**
 * Collects a page's scripts while it renders. They are put at its end, and its policy lists their hashes and frames.
 */
export const ScriptCollector = createContext<((script: PlacedScript) => void) | null>(null);

/** Adds a script to this page. It renders nothing in place, as InlineStyle does. */
export function InlineScript(script: PlacedScript) {
	useContext(ScriptCollector)?.(script);
	return null;
}
