import type { CrawledSite } from "./site.ts";

/** The links that do not lead to a page. */
export function brokenLinks(site: CrawledSite): string[] {
	return [...site.values()]
		.filter(({ status }) => status !== 200)
		.map(({ path, status, from }) => `${path} answers ${status}, linked from ${from ?? "the sitemap"}`);
}
