import { en } from "../../content/assistant/en.ts";
import { es } from "../../content/assistant/es.ts";
import type { AssistantTexts } from "../../content/assistant/schema.ts";
import { site } from "../../content/site.ts";
import type { Bilingual, Language } from "../../shared/language.ts";

/** How the firm is called and reached: the content's, unless this installation is set otherwise. */
export type AssistantBrand = { product: string; email: string; phone: string };

const texts: Bilingual<AssistantTexts> = { es, en };

/** Every sentence of the assistant in a language. */
export function textsIn(language: Language): AssistantTexts {
	return texts[language];
}

/** A sentence with its blanks filled; an unknown blank disappears with the comma or space before it. */
export function fillSentence(
	sentence: string,
	values: Record<string, string | null>,
	brand: AssistantBrand = site,
): string {
	const all: Record<string, string | null> = {
		product: brand.product,
		email: brand.email,
		phone: brand.phone,
		...values,
	};
	return sentence.replace(/(,? ?)\{(\w+)\}/g, (_, before: string, blank: string) => {
		const value = Object.hasOwn(all, blank) ? all[blank] : null;
		return value ? before + value : "";
	});
}

/** One of several ways to say a thing, another one each turn, and not one that stands in the reply before. */
export function vary(ways: readonly string[], turn: number, before = ""): string {
	const fresh = ways.filter((way) => !before.includes(way.slice(0, 40)));
	const from = fresh.length > 0 ? fresh : ways;
	return from[turn % from.length] ?? "";
}
