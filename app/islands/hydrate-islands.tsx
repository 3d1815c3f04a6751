import { type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { islandTag, type PlacedIsland } from "./island.tsx";
import { islands } from "./registry.ts";

/** Hydrates one by one, so that a slow phone can do other work in between. */
export async function hydrateIslands(placed: readonly PlacedIsland[]): Promise<void> {
	const elements = [...document.querySelectorAll<HTMLElement>(`${islandTag}[data-island]`)];
	// All components load at once. An island whose component fails keeps the server's HTML.
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
	const serverHtml = element.innerHTML;
	return new Promise((resolve) => {
		const onUncaughtError = (error: unknown) => {
			// The server's HTML works without React.
			element.innerHTML = serverHtml;
			reportError(error);
			resolve();
		};
		startTransition(() => {
			hydrateRoot(element, <WithReadyCallback onReady={resolve}>{content}</WithReadyCallback>, {
				onUncaughtError,
			});
		});
	});
}

function WithReadyCallback({ onReady, children }: { onReady: () => void; children: ReactNode }) {
	useEffect(onReady, [onReady]);
	return children;
}
