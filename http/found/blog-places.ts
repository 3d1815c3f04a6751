import { pathTo } from "../../content/addresses.ts";
import { categoryIds } from "../../content/blog/categories.ts";
import { isLanguage, languages } from "../../content/language.ts";
import type { Db } from "../../db/connect.ts";
import { knownTag, tagAddress, tagKey, twinTag } from "../../domain/blog/names.ts";
import { livePeopleAndTags, livePlaces } from "../../domain/blog/post-overview-store.ts";
import type { Place } from "./sitemap.ts";

/** A sitemap holds fifty thousand addresses; the newest posts go first. */
const most = 20_000;

/** Where the blog's posts, categories, tags and authors are, each with its twin. */
export async function blogPlaces(db: Db, now: Date): Promise<Place[]> {
	const at = now.toISOString();
	const [posts, { authors, tags }] = await Promise.all([livePlaces(db, at, most), livePeopleAndTags(db, at)]);
	const stories = new Map<string, Place>();
	for (const { storyId, language, slug } of posts)
		stories.set(storyId, { ...stories.get(storyId), [language]: pathTo("post", language, { slug }) });
	const people = new Map<string, Place>();
	for (const { language, name } of authors)
		if (isLanguage(language))
			people.set(name, { ...people.get(name), [language]: pathTo("blogAuthor", language, { author: name }) });
	const used = new Set(tags.map(({ language, name }) => `${language} ${name}`));
	const tagged = tags.flatMap(({ language, name }): Place[] => {
		const label = isLanguage(language) ? knownTag(name, language) : null;
		// The English half of a pair stands with its Spanish half.
		if (!label || !isLanguage(language)) return [];
		const pair = Object.fromEntries(
			languages.flatMap((one) => {
				const twin = twinTag(name, language, one);
				return twin && used.has(`${one} ${tagKey(twin)}`)
					? [[one, pathTo("blogTag", one, { tag: tagAddress(twin) })]]
					: [];
			}),
		);
		return language === "es" || !("es" in pair) ? [pair] : [];
	});
	const categories = categoryIds.map((category) => ({
		es: pathTo("blogCategory", "es", { category }),
		en: pathTo("blogCategory", "en", { category }),
	}));
	return [...categories, ...stories.values(), ...people.values(), ...tagged];
}
