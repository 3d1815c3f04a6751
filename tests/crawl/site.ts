import { type Language, languageOf } from "../../shared/language.ts";

export type CrawledPage = {
	path: string;
	status: number;
	html: string;
	language: Language;
	/** Whether the sitemap names it; other pages are reached by links alone. */
	listed: boolean;
	/** The first page that links to it; null for those of the sitemap. */
	from: string | null;
};

/** The pages of a site by path and query, in the order they were found. */
export type CrawledSite = ReadonlyMap<string, CrawledPage>;

/** Every page of the sitemap, and whatever the site links to from there. @param origin where it is reached. */
export async function crawl(origin: string): Promise<CrawledSite> {
	const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
	const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => pathOf(new URL(url)));
	const site = new Map<string, CrawledPage>();
	const waiting = listed.map((path) => ({ path, from: null as string | null }));
	for (let next = waiting.shift(); next; next = waiting.shift()) {
		if (site.has(next.path)) continue;
		const page = await visit(origin, next.path, next.from, listed.includes(next.path));
		site.set(next.path, page);
		const { path } = next;
		waiting.push(...linksOf(page, origin).map((link) => ({ path: link, from: path })));
	}
	return site;
}

async function visit(
	origin: string,
	path: string,
	from: string | null,
	listed: boolean,
): Promise<CrawledPage> {
	const language = languageOf(new URL(path, origin).pathname);
	const response = await fetch(origin + path, { headers: { "accept-language": language } });
	const isPage = response.headers.get("content-type")?.includes("text/html");
	const html = isPage ? await response.text() : "";
	if (!isPage) await response.body?.cancel();
	return { path, status: response.status, html, language, listed, from };
}

function linksOf({ html, path }: CrawledPage, origin: string): string[] {
	return (
		[...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)]
			.map(([, href = ""]) => new URL(href.replaceAll("&amp;", "&"), origin + path))
			// A link to the twin stores the visitor's choice and leads on to a page that is crawled anyway.
			.filter((url) => url.origin === origin && !url.searchParams.has("language"))
			.map(pathOf)
	);
}

function pathOf(url: URL): string {
	return url.pathname + url.search;
}
