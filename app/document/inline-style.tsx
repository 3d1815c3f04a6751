import { createContext, useContext } from "react";

export const StyleCollector = createContext<((css: string) => void) | null>(null);

/** Renders nothing in place: HTML allows styles in the head only, where the server puts them. */
export function InlineStyle({ css }: { css: string }) {
	useContext(StyleCollector)?.(css);
	return null;
}

/** Stands after a page's first screen, which is shown before these styles arrive. */
export function LowerSectionsStyle({ href }: { href: string }) {
	return <link rel="stylesheet" href={href} />;
}
