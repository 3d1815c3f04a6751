import { useEffect } from "react";
import { createPath, useBlocker } from "react-router";
import type { DraftAutosaver } from "./draft-autosaver.ts";

/**
 * Keeps the page's address and its unsaved draft in step, and asks before unsaved text is lost.
 * @param path the draft's present address; begun: its address when the page was loaded.
 */
export function useDraftPage(autosaver: DraftAutosaver, path: string, begun: string): void {
	useEffect(() => followPage(autosaver), [autosaver]);
	useEffect(() => {
		if (path !== begun) history.replaceState(history.state, "", path);
	}, [path, begun]);
	const [here] = path.split("?");
	const blocker = useBlocker(({ nextLocation }) => autosaver.isUnsaved && nextLocation.pathname !== here);
	useEffect(() => {
		if (blocker.state !== "blocked") return;
		autosaver.saveAll().then((isSaved) => {
			if (isSaved) return blocker.proceed();
			// Leaving for another document: the browser asks before unsaved text is lost.
			blocker.reset();
			location.assign(createPath(blocker.location));
		});
	}, [blocker, autosaver]);
}

function followPage(autosaver: DraftAutosaver): () => void {
	const closing = new AbortController();
	const { signal } = closing;
	const ask = (event: BeforeUnloadEvent) => autosaver.isUnsaved && event.preventDefault();
	const saveHidden = () => document.visibilityState === "hidden" && autosaver.saveNow();
	addEventListener("beforeunload", ask, { signal });
	// A writer who comes back can continue.
	addEventListener("pageshow", () => autosaver.resume(), { signal });
	document.addEventListener("visibilitychange", saveHidden, { signal });
	document.addEventListener("click", scrollWithin, { signal });
	return () => {
		closing.abort();
		autosaver.stop();
	};
}

/**
 * Scrolls to an element without changing the address. During a save, or once a new post has an address of its own, React
 * Router would reload the page and lose the typed text.
 */
function scrollWithin(event: MouseEvent): void {
	const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href^='#']");
	const place = link && document.getElementById(link.hash.slice(1));
	if (!place) return;
	event.preventDefault();
	place.scrollIntoView();
	place.focus();
}
