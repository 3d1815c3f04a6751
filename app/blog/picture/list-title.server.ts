import { isCategory } from "../../../content/blog/categories.ts";
import { blog } from "../../../content/blog/list.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { categoryName, tagKey } from "../../../domain/blog/posts/names.ts";
import { readAuthor, readTagLabel } from "../../../domain/blog/reading/public-list.ts";
import type { Services } from "../../../http/services.ts";
import type { Language } from "../../../shared/language.ts";

/** The title of a page that lists posts; null where there is none: prevents pictures with arbitrary text. */
export async function listTitle(
	{ connection, runtime, sidebars }: Services,
	{ language, list, key }: { language: Language; list: string; key: string },
): Promise<string | null> {
	const { author, tag } = blog[language];
	const now = runtime.now();
	if (list === "author") {
		const found = await readAuthor(connection.db, language, key, now);
		return found && fillBlanks(author.title, { name: found.name });
	}
	if (list === "tag") {
		const name = await readTagLabel(connection.db, language, tagKey(key), now);
		return name && fillBlanks(tag.title, { name });
	}
	if (list !== "categoria" && list !== "category") return null;
	const { categories } = await sidebars.of(language);
	const isShown = isCategory(key) || categories.some(({ category }) => category === key);
	return isShown ? categoryName(key, language) : null;
}
