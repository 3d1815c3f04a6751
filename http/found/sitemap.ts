import { html } from "hono/html";
import { languages } from "../../content/language.ts";
import { publicPages } from "./pages.ts";

/** The sitemap: each page in each language, with its twins. @param origin where the site is reached. */
export function sitemap(origin: string): string {
	const urlOf = (path: string) => (path === "/" ? `${origin}/` : origin + path);
	const entries = publicPages().flatMap((page) =>
		languages.map((language) => {
			const twins = languages.map(
				(twin) => html`<xhtml:link rel="alternate" hreflang="${twin}" href="${urlOf(page[twin])}"/>`,
			);
			const fallback = html`<xhtml:link rel="alternate" hreflang="x-default" href="${urlOf(page.es)}"/>`;
			return html`<url><loc>${urlOf(page[language])}</loc>${twins}${fallback}</url>`;
		}),
	);
	const namespaces =
		'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
	return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>${entries.join("\n")}</urlset>\n`;
}
