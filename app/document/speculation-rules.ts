import { pathsOf } from "../../content/addresses.ts";

/** Pages that show one person's own data, chat or play by themselves, and files: a proposal's download is counted. */
const starts = ["api/", "portal", "login", "asistente", "assistant", "demo/", "*."];
const forms = [...pathsOf("contact"), ...pathsOf("audit")];
const never = [...starts.map((start) => `{/en}?/${start}*`), ...forms.map((path) => `${path}*`)];
const home = pathsOf("home");
const noToggle = { not: { selector_matches: "[hreflang]" } };
const others = { not: { href_matches: [...never, ...home] } };

/** Lets browsers render the next public page while its link is pointed at. See docs/decisions/0040. */
export const speculationRules = JSON.stringify({
	prefetch: [{ where: { and: [{ href_matches: home }, noToggle] }, eagerness: "conservative" }],
	prerender: [{ where: { and: [{ href_matches: "/*" }, others, noToggle] }, eagerness: "moderate" }],
});
