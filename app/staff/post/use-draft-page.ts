import { useEffect } from "react";
import { createPath, useBlocker } from "react-router";
import type { DraftKeeper } from "./draft-keeper.ts";

/**
 * Ties a draft to its page: its address, and what may take the page away.
 * @param path where the draft stands now; begun: where it stood when the page came.
 */
export function useDraftPage(keeper: DraftKeeper, path: string, begun: string): void {
	useEffect(() => followPage(keeper), [keeper]);
	useEffect(() => {
		if (path !== begun) history.replaceState(history.state, "", path);
	}, [path, begun]);
	const [here] = path.split("?");
	const blocker = useBlocker(({ nextLocation }) => keeper.isUnsaved && nextLocation.pathname !== here);
	useEffect(() => {
		if (blocker.state !== "blocked") return;
		keeper.keepAll().then((isKept) => {
			if (isKept) return blocker.proceed();
			// A new document: the browser asks before it leaves what is not kept.
			blocker.reset();
			location.assign(createPath(blocker.location));
		});
	}, [blocker, keeper]);
}

function followPage(keeper: DraftKeeper): () => void {
	const closing = new AbortController();
	const { signal } = closing;
	const ask = (event: BeforeUnloadEvent) => keeper.isUnsaved && event.preventDefault();
	const keepHidden = () => document.visibilityState === "hidden" && keeper.keepNow();
	addEventListener("beforeunload", ask, { signal });
	// Who goes back to the page goes on writing.
	addEventListener("pageshow", () => keeper.resume(), { signal });
	document.addEventListener("visibilitychange", keepHidden, { signal });
	document.addEventListener("click", scrollWithin, { signal });
	return () => {
		closing.abort();
		keeper.stop();
	};
}

/**
 * Scrolls to a place of the page without a change of the address. React Router would load the page anew, without what is
 * being typed, while a save is under way, or once a new post has an address of its own.
 */
function scrollWithin(event: MouseEvent): void {
	const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href^='#']");
	const place = link && document.getElementById(link.hash.slice(1));
	if (!place) return;
	event.preventDefault();
	place.scrollIntoView();
	place.focus();
}
