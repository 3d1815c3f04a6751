import { addresses, type PageName, pathTo } from "../../content/addresses.ts";
import { industries } from "../../content/industries/list.ts";
import type { Language } from "../../content/language.ts";

/** Pages that are not for search engines: what they show is somebody's own, or is not written yet. */
const hidden: readonly PageName[] = [
	...(["portal", "portalAccount", "portalDemo", "portalReport", "signOut"] as const),
	...(["signInCode", "forgotPassword", "newPassword", "blog"] as const),
];

/** Every page that may be found, by its address in each language. */
export function publicPages(): Record<Language, string>[] {
	return pageNames()
		.filter((page) => !hidden.includes(page))
		.flatMap((page) =>
			paramsOf(page).map((params) => ({ es: pathTo(page, "es", params), en: pathTo(page, "en", params) })),
		);
}

function paramsOf(page: PageName): Record<string, string>[] {
	if (page === "industry") return industries.map(({ id }) => ({ industry: id }));
	if (page === "demoFlow")
		return industries.flatMap(({ id, flows }) => flows.map((flow) => ({ industry: id, flow: flow.id })));
	// A demo without its flow is its first flow.
	return addresses[page].es.includes(":") ? [] : [{}];
}

function pageNames(): PageName[] {
	return Object.keys(addresses).filter((name): name is PageName => name in addresses);
}
