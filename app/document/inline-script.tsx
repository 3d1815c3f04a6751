import { createContext, useContext } from "react";

export type PlacedScript = { code: string; frames: readonly string[] };

export const ScriptCollector = createContext<((script: PlacedScript) => void) | null>(null);

export function InlineScript(script: PlacedScript) {
	useContext(ScriptCollector)?.(script);
	return null;
}
