import { createContext, type FunctionComponent, type ReactNode, useContext } from "react";
import type { IslandComponent, IslandName } from "./registry.ts";

/** An island of a page: whose it is, and the props it was drawn with. */
export type PlacedIsland = readonly [name: IslandName, props: unknown];

/** Collects a page's islands while the server draws it. @returns the island's number. */
export const IslandCollector = createContext<((island: PlacedIsland) => number) | null>(null);

/** The element around an island; the styles give it no box of its own. */
export const islandTag = "react-island";

/** The names under which a component with such props is known to the browser. */
type NameOf<Props> = {
	[Name in IslandName]: IslandComponent<Name> extends FunctionComponent<Props> ? Name : never;
}[IslandName];

type Placed<Props> = {
	name: NameOf<Props>;
	of: FunctionComponent<Props>;
	/** They go to the browser as JSON. */
	props: NoInfer<Props & object>;
};

/** A part of the page that React takes over when somebody reaches for it; all around it stays plain HTML. */
export function Island<Props>({ name, of: Component, props }: Placed<Props>) {
	const place = useContext(IslandCollector);
	return (
		<react-island data-island={place?.([name, props])}>
			<Component {...props} />
		</react-island>
	);
}

declare module "react" {
	namespace JSX {
		interface IntrinsicElements {
			[islandTag]: { "data-island"?: number | undefined; children: ReactNode };
		}
	}
}
