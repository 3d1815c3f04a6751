import { pathTo } from "../../content/addresses.ts";
import { categoryIds } from "../../content/blog/categories.ts";
import type { Db } from "../../db/connect.ts";
import { knownTag, tagAddress, tagKey, twinTag } from "../../domain/blog/posts/names.ts";
import { readPublicAddresses } from "../../domain/blog/reading/public-list.ts";
import { languages } from "../../shared/language.ts";
import type { SitemapEntry } from "./sitemap.ts";

export async function blogPlaces(db: Db, now: Date): Promise<SitemapEntry[]> {
	const { posts, authors, tags } = await readPublicAddresses(db, now);
	const stories = new Map<string, SitemapEntry>();
	for (const { storyId, language, slug } of posts)
		stories.set(storyId, { ...stories.get(storyId), [language]: pathTo("post", language, { slug }) });
	const people = new Map<string, SitemapEntry>();
	for (const { language, name } of authors)
		people.set(name, { ...people.get(name), [language]: pathTo("blogAuthor", language, { author: name }) });
	const usedTags = new Set(tags.map(({ language, name }) => `${language} ${name}`));
	const tagPlaces = tags.flatMap(({ language, name }): SitemapEntry[] => {
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
	return [...categories, ...stories.values(), ...people.values(), ...tagPlaces];
}
