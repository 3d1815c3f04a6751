import type { PageName } from "../../../content/addresses.ts";

export const sections = ["home", "industries", "products", "consulting", "about", "contact"] as const;

const industryPages: readonly PageName[] = ["industries", "industry", "solutions"];

export function ariaCurrentOf(section: PageName, page: PageName | null): "page" | "true" | undefined {
	if (section === page) return "page";
	return section === "industries" && page && industryPages.includes(page) ? "true" : undefined;
}
