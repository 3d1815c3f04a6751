import type { CrawledPage, CrawledSite } from "./site.ts";

/** The drawings of scenes that stand on more than one page of the sitemap in a language. */
export function repeatedScenes(site: CrawledSite): string[] {
	return repeated(site, "scene", ({ html, language }) => scenesIn(html).map((scene) => language + scene));
}

/** The pictures for shared links that more than one page of the sitemap has. */
export function repeatedPictures(site: CrawledSite): string[] {
	return repeated(site, "picture where they are shared", ({ html }) =>
		[...html.matchAll(/property="og:image" content="([^"]*)"/g)].map(([, address = ""]) => address),
	);
}

function repeated(site: CrawledSite, what: string, drawingsOf: (page: CrawledPage) => string[]): string[] {
	const shown = [...site.values()]
		.filter(({ listed }) => listed)
		.flatMap((page) => drawingsOf(page).map((drawing) => ({ path: page.path, drawing })));
	return [...Map.groupBy(shown, ({ drawing }) => drawing).values()]
		.map((alike) => [...new Set(alike.map(({ path }) => path))])
		.filter(({ length }) => length > 1)
		.map((paths) => `${paths.join(" and ")} show the same ${what}`);
}

function scenesIn(html: string): string[] {
	const drawings = html.matchAll(
		/<svg class="scene[ "][^>]*data-hour="(\w+)"[^>]*viewBox="([^"]*)"[^>]*>(.*?)<\/svg>/gs,
	);
	return [...drawings].map(([, hour, box, drawing]) => `${hour} ${box} ${drawing}`);
}
