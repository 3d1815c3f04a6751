import { useMatches } from "react-router";
import { addresses, type PageName } from "../../content/addresses.ts";

function pageOf(routeId: string | undefined): PageName | null {
	const name = routeId?.split(" ")[0] ?? "";
	return isPageName(name) ? name : null;
}

export function useCurrentPage() {
	return { page: pageOf(useMatches().at(-1)?.id) };
}

function isPageName(name: string): name is PageName {
	return Object.hasOwn(addresses, name);
}
