import { en } from "../../content/assistant/en.ts";
import { es } from "../../content/assistant/es.ts";
import type { AssistantTexts } from "../../content/assistant/schema.ts";
import { type BlankValues, fillBlanks } from "../../content/fill-blanks.ts";
import { site } from "../../content/site.ts";
import type { Bilingual, Language } from "../../shared/language.ts";

/** The brand's name and contact data: the content's, unless the settings say otherwise. */
export type AssistantBrand = { product: string; email: string; phone: string };

const texts: Bilingual<AssistantTexts> = { es, en };

/** Every sentence of the assistant in a language. */
export function textsIn(language: Language): AssistantTexts {
	return texts[language];
}

/** Fills the blanks of a sentence; `{product}`, `{email}` and `{phone}` are the brand's. */
export function fillSentence(
	sentence: string,
	values: BlankValues,
	{ product, email, phone }: AssistantBrand = site,
): string {
	return fillBlanks(sentence, { product, email, phone, ...values });
}

/** Picks one of several ways to say a thing: another one each turn, and none that the reply before contains. */
export function vary(ways: readonly string[], turn: number, before = ""): string {
	const fresh = ways.filter((way) => !before.includes(way.slice(0, 40)));
	const from = fresh.length > 0 ? fresh : ways;
	return from[turn % from.length] ?? "";
}
