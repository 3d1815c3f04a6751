import { html } from "hono/html";
import { type Language, languages } from "../../shared/language.ts";

export type SitemapEntry = Partial<Record<Language, string>>;

export function sitemap(origin: string, places: readonly SitemapEntry[]): string {
	const urlOf = (path: string) => (path === "/" ? `${origin}/` : origin + path);
	const entries = places.flatMap((place) => {
		const paths = languages.flatMap((language) =>
			place[language] ? { language, path: place[language] } : [],
		);
		const alternates = paths.map(
			({ language, path }) =>
				html`<xhtml:link rel="alternate" hreflang="${language}" href="${urlOf(path)}"/>`,
		);
		const first = paths[0]?.path ?? "/";
		const fallback = html`<xhtml:link rel="alternate" hreflang="x-default" href="${urlOf(first)}"/>`;
		return paths.map(({ path }) => html`<url><loc>${urlOf(path)}</loc>${alternates}${fallback}</url>`);
	});
	const namespaces =
		'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
	return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>${entries.join("\n")}</urlset>\n`;
}
