import { createContext, useContext } from "react";

export const StyleCollector = createContext<((css: string) => void) | null>(null);

/** Renders nothing in place: HTML allows styles in the head only, where the server puts them. */
export function InlineStyle({ css }: { css: string }) {
	useContext(StyleCollector)?.(css);
	return null;
}
