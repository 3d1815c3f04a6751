import type { PageName } from "../../../content/addresses.ts";

/** The entries of the main navigation, in order. */
export const sections = ["home", "industries", "products", "consulting", "about", "contact"] as const;

/** Pages that count as the industries section. */
const industryPages: readonly PageName[] = ["industries", "industry", "solutions"];

/** How to mark an entry: "page" on its own page, "true" inside its section. */
export function currentMark(section: PageName, page: PageName | null): "page" | "true" | undefined {
	if (section === page) return "page";
	return section === "industries" && page && industryPages.includes(page) ? "true" : undefined;
}
