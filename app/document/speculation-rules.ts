/** Pages that show one person's own data, chat or start by themselves, and files. */
const never = ["/portal*", "/login*", "/asistente*", "/assistant*", "/demo/*", "/*.*"];

/** Lets browsers fetch the next public page while a link is still being pressed. See docs/decisions/0040. */
export const speculationRules = JSON.stringify({
	prefetch: [
		{
			where: {
				and: [
					{ href_matches: "/*" },
					{ not: { href_matches: [...never, ...never.map((path) => `/en${path}`)] } },
					// A link of the language toggle changes a setting.
					{ not: { selector_matches: "[hreflang]" } },
				],
			},
			eagerness: "conservative",
		},
	],
});
