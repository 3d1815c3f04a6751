import { createContext, useContext } from "react";

/** Collects the styles a page was rendered with, so that its Content-Security-Policy can name their hashes. */
export const StyleCollector = createContext<((css: string) => void) | null>(null);

/**
 * A page's styles inside the page: the first paint waits for no second request. The client keeps the
 * server's element as it is, so the styles never travel in a script.
 */
export function InlineStyle({ css }: { css: string }) {
	const collect = useContext(StyleCollector);
	collect?.(css);
	return (
		<style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? css : "" }} />
	);
}
