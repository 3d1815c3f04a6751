import { useMatches } from "react-router";
import { addresses, type PageName, pathTo } from "../../content/addresses.ts";
import type { Language } from "../../content/language.ts";

type Match = { id: string; params: Record<string, string | undefined> };

/** The page an address belongs to, told by its route's id ("about /nosotros"); null where there is none. */
export function pageOf(routeId: string | undefined): PageName | null {
	const name = routeId?.split(" ")[0] ?? "";
	return isPageName(name) ? name : null;
}

export function useCurrentPage() {
	return currentPage(useMatches().at(-1));
}

function currentPage(match: Match | undefined) {
	const page = pageOf(match?.id);
	const params = Object.fromEntries(
		Object.entries(match?.params ?? {}).flatMap(([name, value]) => (value ? [[name, value]] : [])),
	);
	return { page, pathIn: (language: Language) => pathTo(page ?? "home", language, params) };
}

function isPageName(name: string): name is PageName {
	return Object.hasOwn(addresses, name);
}
