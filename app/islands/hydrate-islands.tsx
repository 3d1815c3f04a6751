import { type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { islandTag, type PlacedIsland } from "./island.tsx";
import { islands } from "./registry.ts";

/**
 * Lets React take over a page's islands, one after the other, so that a slow phone can do something else in between.
 * @param placed the page's islands, by their numbers.
 */
export async function hydrateIslands(placed: readonly PlacedIsland[]): Promise<void> {
	const elements = [...document.querySelectorAll<HTMLElement>(`${islandTag}[data-island]`)];
	// All that is to be fetched is asked for at once. What cannot be had stays as the server drew it.
	const components = placed.map(async ([name]) => {
		try {
			return await islands[name]();
		} catch (error) {
			reportError(error);
			return undefined;
		}
	});
	for (const element of elements) {
		const number = Number(element.dataset.island);
		const Component = await components[number];
		if (Component) await hydrate(element, <Component {...Object(placed[number]?.[1])} />);
	}
}

function hydrate(element: HTMLElement, content: ReactNode): Promise<void> {
	const drawn = element.innerHTML;
	return new Promise((resolve) => {
		const onUncaughtError = (error: unknown) => {
			// What the server drew works without React, too.
			element.innerHTML = drawn;
			reportError(error);
			resolve();
		};
		startTransition(() => {
			hydrateRoot(element, <Announced onReady={resolve}>{content}</Announced>, { onUncaughtError });
		});
	});
}

function Announced({ onReady, children }: { onReady: () => void; children: ReactNode }) {
	useEffect(onReady, [onReady]);
	return children;
}
