import type { CrawledSite } from "./site.ts";

/** The drawings of scenes that stand on more than one page of the sitemap in a language. */
export function repeatedScenes(site: CrawledSite): string[] {
	const shown = [...site.values()]
		.filter(({ listed }) => listed)
		.flatMap(({ path, html, language }) =>
			scenesIn(html).map((scene) => ({ path, drawing: language + scene })),
		);
	return [...Map.groupBy(shown, ({ drawing }) => drawing).values()]
		.map((alike) => [...new Set(alike.map(({ path }) => path))])
		.filter(({ length }) => length > 1)
		.map((paths) => `${paths.join(" and ")} show the same scene`);
}

function scenesIn(html: string): string[] {
	const drawings = html.matchAll(
		/<svg class="scene[ "][^>]*data-hour="(\w+)"[^>]*viewBox="([^"]*)"[^>]*>(.*?)<\/svg>/gs,
	);
	return [...drawings].map(([, hour, box, drawing]) => `${hour} ${box} ${drawing}`);
}
