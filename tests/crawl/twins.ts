import { languages } from "../../shared/language.ts";
import type { CrawledSite } from "./site.ts";

/** The pages of the sitemap that do not name themselves and their twin, or whose twin names others. */
export function lonelyPages(site: CrawledSite): string[] {
	return [...site.values()]
		.filter(({ listed }) => listed)
		.flatMap(({ path, html }) => {
			const twins = twinsIn(html);
			if (!Object.values(twins).includes(path)) return [`${path} does not name itself`];
			return languages.flatMap((language) => {
				const twin = twins[language];
				if (!twin) return [`${path} names no page in ${language}`];
				const named = twinsIn(site.get(twin)?.html ?? "");
				return languages.every((each) => named[each] === twins[each])
					? []
					: [`${path} names ${twin}, which does not name it back`];
			});
		});
}

/** The address of a page in each language, as it says itself. */
function twinsIn(html: string): Partial<Record<string, string>> {
	const links = html.matchAll(/<link rel="alternate" hrefLang="(es|en)" href="([^"]+)"/gi);
	return Object.fromEntries(
		[...links].map(([, language = "", href = ""]) => [language, new URL(href).pathname]),
	);
}
