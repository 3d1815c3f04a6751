import { pathsOf } from "../../content/addresses.ts";

/** Pages that show one person's own data, chat or start by themselves, and files: a proposal's download is counted. */
const never = ["api/", "portal", "login", "asistente", "assistant", "demo/", "*."].map(
	(start) => `{/en}?/${start}*`,
);
/** Home, whose first screen plays by itself, and the contact and audit pages. */
const onlyFetched = [
	...pathsOf("home"),
	...[...pathsOf("contact"), ...pathsOf("audit")].map((path) => `${path}*`),
];
// A link of the language toggle changes a setting.
const noToggle = { not: { selector_matches: "[hreflang]" } };

/** Lets browsers render the next public page while its link is pointed at. See docs/decisions/0040. */
export const speculationRules = JSON.stringify({
	prefetch: [{ where: { and: [{ href_matches: onlyFetched }, noToggle] }, eagerness: "conservative" }],
	prerender: [
		{
			where: {
				and: [{ href_matches: "/*" }, { not: { href_matches: [...never, ...onlyFetched] } }, noToggle],
			},
			eagerness: "moderate",
		},
	],
});
