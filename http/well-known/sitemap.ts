import { html } from "hono/html";
import { pathTo } from "../../content/addresses.ts";
import { categoryIds } from "../../content/blog/categories.ts";
import type { Db } from "../../db/connect.ts";
import { knownTag, tagAddress, tagKey, twinTag } from "../../domain/blog/posts/names.ts";
import { readPublicAddresses } from "../../domain/blog/reading/public-list.ts";
import { type Language, languages } from "../../shared/language.ts";

type SitemapEntry = Partial<Record<Language, string>>;

export function sitemap(origin: string, entries: readonly SitemapEntry[]): string {
	const urlOf = (path: string) => (path === "/" ? `${origin}/` : origin + path);
	const urls = entries.flatMap((entry) => {
		const paths = languages.flatMap((language) =>
			entry[language] ? { language, path: entry[language] } : [],
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
	return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>${urls.join("\n")}</urlset>\n`;
}

export async function blogEntries(db: Db, now: Date): Promise<SitemapEntry[]> {
	const { posts, authors, tags } = await readPublicAddresses(db, now);
	const stories = new Map<string, SitemapEntry>();
	for (const { storyId, language, slug } of posts)
		stories.set(storyId, { ...stories.get(storyId), [language]: pathTo("post", language, { slug }) });
	const people = new Map<string, SitemapEntry>();
	for (const { language, name } of authors)
		people.set(name, { ...people.get(name), [language]: pathTo("blogAuthor", language, { author: name }) });
	const usedTags = new Set(tags.map(({ language, name }) => `${language} ${name}`));
	const tagEntries = tags.flatMap(({ language, name }): SitemapEntry[] => {
		if (!knownTag(name, language)) return [];
		const pair = Object.fromEntries(
			languages.flatMap((one) => {
				const twin = twinTag(name, language, one);
				return twin && usedTags.has(`${one} ${tagKey(twin)}`)
					? [[one, pathTo("blogTag", one, { tag: tagAddress(twin) })]]
					: [];
			}),
		);
		// A translated pair is listed once, by its Spanish tag.
		return language === "es" || !("es" in pair) ? [pair] : [];
	});
	const categories = categoryIds.map((category) => ({
		es: pathTo("blogCategory", "es", { category }),
		en: pathTo("blogCategory", "en", { category }),
	}));
	return [...categories, ...stories.values(), ...people.values(), ...tagEntries];
}
