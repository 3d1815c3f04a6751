import { type ReactNode, startTransition, useEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { islandTag, type PlacedIsland } from "./island.tsx";
import { keepIslandState } from "./keep-island-state.ts";
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
	const isTranslated = element.querySelector("font") !== null;
	return new Promise((resolve) => {
		const onUncaughtError = (error: unknown) => {
			// The server's HTML works without React.
			element.innerHTML = serverHtml;
			reportError(error);
			resolve();
		};
		const start = () => {
			hydrateRoot(element, <WithReadyCallback onReady={resolve}>{content}</WithReadyCallback>, {
				onUncaughtError,
				...(isTranslated && { onRecoverableError: () => undefined }),
			});
		};
		if (!isTranslated) return startTransition(start);
		// Browsers translate into font elements, which React does not expect: it draws such an island anew, at once, so that
		// nothing is typed in between.
		const restore = keepIslandState(element);
		flushSync(start);
		restore();
	});
}

function WithReadyCallback({ onReady, children }: { onReady: () => void; children: ReactNode }) {
	useEffect(onReady, [onReady]);
	return children;
}
