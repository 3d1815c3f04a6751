import { useMatches } from "react-router";

/** Whether React Router runs the page in the browser, as the handle of an application's layout says. */
export function useIsApplication(): boolean {
	return useMatches().some(
		({ handle }) => typeof handle === "object" && handle !== null && "application" in handle,
	);
}
