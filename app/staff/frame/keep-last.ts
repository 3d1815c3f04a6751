import { useEffect } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";

/** What shows less than the server has, as it could not be read. */
const stale = new Set<symbol>();

export function isAllRead(): boolean {
	return stale.size === 0;
}

/**
 * Keeps what a page shows when the server cannot be reached as it loads again: an error would replace the page and what
 * is typed on it.
 * @param of "any": the same is shown around every page.
 */
export function keepLast<Loaded>(of: "one" | "any" = "one") {
	let shown: { url: string; loaded: Loaded } | null = null;
	const own = Symbol();
	return {
		useShown(loaded: Loaded) {
			const { pathname, search } = useLocation();
			useEffect(() => {
				shown = { url: new URL(pathname + search, location.href).href, loaded };
			}, [pathname, search, loaded]);
			useEffect(() => () => void stale.delete(own), [own]);
		},
		/** Loads the page; what it shows already, where the server cannot be reached; for its client loader. */
		async load(url: string, load: () => Promise<Loaded>): Promise<Loaded> {
			try {
				const loaded = await load();
				stale.delete(own);
				return loaded;
			} catch (error) {
				if (!shown || (of === "one" && shown.url !== url) || !isUnreachable(error)) throw error;
				stale.add(own);
				return shown.loaded;
			}
		},
	};
}

/** @param error what React Router throws: an answer with a status, a redirect, or a failed request. */
export function isUnreachable(error: unknown): boolean {
	if (error instanceof Response) return error.status >= 500;
	return !isRouteErrorResponse(error) || error.status >= 500;
}

/** Whether a request never reached the server, as browsers word it. */
export function isOffline(error: unknown): boolean {
	return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}
