import { createContext, type FunctionComponent, type ReactNode, useContext } from "react";
import type { IslandComponent, IslandName } from "./registry.ts";

export type PlacedIsland = readonly [name: IslandName, props: unknown];

export const IslandCollector = createContext<((island: PlacedIsland) => number) | null>(null);

/** The element around an island; the styles give it no box (display: contents). */
export const islandTag = "react-island";

type NameOf<Props> = {
	[Name in IslandName]: IslandComponent<Name> extends FunctionComponent<Props> ? Name : never;
}[IslandName];

type IslandProps<Props> = {
	name: NameOf<Props>;
	of: FunctionComponent<Props>;
	props: NoInfer<Props & object>;
};

export function Island<Props>({ name, of: Component, props }: IslandProps<Props>) {
	const collect = useContext(IslandCollector);
	return (
		<react-island data-island={collect?.([name, props])}>
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
