import { createContext, useContext } from "react";

/** Collects a page's styles while it renders. They are put into its head, and its policy lists their hashes. */
export const StyleCollector = createContext<((css: string) => void) | null>(null);

/**
 * Adds styles to the page itself, so that the first paint waits for no second request. It renders nothing in place:
 * HTML allows styles in the head only. The server puts them there, and no script carries them.
 */
export function InlineStyle({ css }: { css: string }) {
	useContext(StyleCollector)?.(css);
	return null;
}
