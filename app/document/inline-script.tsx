import { createContext, useContext } from "react";

export type PlacedScript = { code: string; frameOrigins: readonly string[] };

export const ScriptCollector = createContext<((script: PlacedScript) => void) | null>(null);

/** Renders nothing in place: the server puts it at the end of the document. */
export function InlineScript(script: PlacedScript) {
	useContext(ScriptCollector)?.(script);
	return null;
}
