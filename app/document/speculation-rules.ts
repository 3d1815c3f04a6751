import { pathsOf } from "../../content/addresses.ts";

/** Pages that show one person's own data, chat or start by themselves, and files: a proposal's download is counted. */
const never = ["/api/*", "/portal*", "/login*", "/asistente*", "/assistant*", "/demo/*", "/*.*"];
const others = [
	{ href_matches: "/*" },
	{ not: { href_matches: [...never, ...never.map((path) => `/en${path}`)] } },
	// A link of the language toggle changes a setting.
	{ not: { selector_matches: "[hreflang]" } },
];
/** Home, whose first screen plays by itself, and the contact and audit pages. */
const onlyFetched = [
	...pathsOf("home"),
	...[...pathsOf("contact"), ...pathsOf("audit")].map((path) => `${path}*`),
];

/** Lets browsers render the next public page while its link is pointed at. See docs/decisions/0040. */
export const speculationRules = JSON.stringify({
	prefetch: [{ where: { and: [...others, { href_matches: onlyFetched }] }, eagerness: "conservative" }],
	prerender: [{ where: { and: [...others, { not: { href_matches: onlyFetched } }] }, eagerness: "moderate" }],
});
