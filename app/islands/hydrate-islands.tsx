import { type ReactNode, startTransition, useEffect } from "react";
import { flushSync } from "react-dom";
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

/** A button that is pressed, or a form and the button that sent it (app/document/page-script.inline.ts). */
type Pressed = HTMLElement & { by?: HTMLElement | null };

/** Notes what is open, typed, focused and pressed in an island. @returns what restores it once React has drawn the island anew. */
function keepIslandState(element: HTMLElement): () => void {
	const opened = [...element.querySelectorAll(":popover-open, :modal")].map(({ id }) => id);
	const typed = [...element.querySelectorAll<HTMLTextAreaElement>("textarea[id]")].map(
		({ id, value }) => [id, value] as const,
	);
	const focused = element.contains(document.activeElement) ? document.activeElement?.id : null;
	// Counts among elements of the same name, because a translation adds others.
	const positionOf = (one: Element) =>
		[one.tagName, [...element.querySelectorAll(one.tagName)].indexOf(one)] as const;
	const elementAt = ([tagName, position]: ReturnType<typeof positionOf>) =>
		element.querySelectorAll(tagName)[position];
	const pressed = [...element.querySelectorAll<Pressed>("[aria-busy]")].map(
		(one) => [positionOf(one), one.by ? positionOf(one.by) : null] as const,
	);
	return () => {
		for (const id of opened) open(document.getElementById(id));
		for (const [id, value] of typed) {
			const field = document.getElementById(id);
			if (!(field instanceof HTMLTextAreaElement) || field.value === value) continue;
			field.value = value;
			field.dispatchEvent(new Event("input", { bubbles: true }));
		}
		if (focused && document.activeElement === document.body) document.getElementById(focused)?.focus();
		// The page's script answers it as soon as all is ready.
		for (const [position, sender] of pressed)
			Object.assign(elementAt(position) ?? {}, { ariaBusy: "true", by: sender && elementAt(sender) });
	};
}

function open(panel: HTMLElement | null): void {
	if (!panel || panel.matches(":popover-open, :modal")) return;
	if (panel instanceof HTMLDialogElement) panel.showModal();
	else panel.showPopover();
}
