import { useMatches } from "react-router";

export function useIsApplication(): boolean {
	return useMatches().some(
		({ handle }) => typeof handle === "object" && handle !== null && "application" in handle,
	);
}
