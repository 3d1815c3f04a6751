import { useCallback, useEffect } from "react";
import { useFetcher } from "react-router";
import type { SearchView } from "./search-view.server.ts";

/** found: by all that is typed; searching: `found` is of what was typed before. */
export type SearchState = "searching" | "found" | "failed";

/** Milliseconds without a key after which a search begins. */
const pause = 200;

export function useSearch(path: string, typed: string) {
	const { load, state, data } = useFetcher<() => Promise<SearchView | null>>();
	const search = useCallback(
		() => void load(`${path}?${new URLSearchParams({ q: typed })}`),
		[load, path, typed],
	);
	useEffect(() => {
		const timer = setTimeout(search, typed ? pause : 0);
		return () => clearTimeout(timer);
	}, [search, typed]);
	return { found: data ?? null, search, state: stateOf() };

	function stateOf(): SearchState {
		if (state !== "idle" || data === undefined) return "searching";
		if (data === null) return "failed";
		return data.typed === typed.trim() ? "found" : "searching";
	}
}
