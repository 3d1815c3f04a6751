import { createContext, useContext } from "react";

/** Collects the styles a page was rendered with: they go into its head, and its policy names their hashes. */
export const StyleCollector = createContext<((css: string) => void) | null>(null);

/**
 * A page's styles inside the page: the first paint waits for no second request. It leaves nothing where it stands,
 * since HTML allows styles in the head only; the server puts them there, and they never travel in a script.
 */
export function InlineStyle({ css }: { css: string }) {
	useContext(StyleCollector)?.(css);
	return null;
}
