import { en } from "../../../../content/assistant/en.ts";
import { es } from "../../../../content/assistant/es.ts";
import { cases } from "../../../../content/cases/list.ts";
import { industries } from "../../../../content/industries/list.ts";
import { questions } from "../../../../content/knowledge/list.ts";
import type { Language } from "../../../../content/language.ts";
import { pageTexts, textsWithin } from "../../../../content/pages/texts.ts";
import { products } from "../../../../content/products/list.ts";
import { emptyWords } from "../../understand/words/empty-words.ts";
import { type Claim, claimsIn, isOfFigure } from "./claims.ts";
import { plainOf } from "./plain.ts";

/** A thing the site says: its figures, and the words around them. */
type Statement = { claims: ReadonlySet<Claim>; stems: ReadonlySet<string> };

/** What the site says in one language, as the guards look it up. */
export type SiteRecord = {
	byClaim: ReadonlyMap<Claim, readonly Statement[]>;
	/** The words the site uses, by their beginnings. */
	words: ReadonlySet<string>;
};

const records = new Map<Language, SiteRecord>();

/** What is on record in a language. The content's brand stands in it; figures are the same under every brand. */
export function recordIn(language: Language): SiteRecord {
	const known = records.get(language);
	if (known) return known;
	const byClaim = new Map<Claim, Statement[]>();
	const words = new Set<string>();
	for (const { about, text } of said(language)) {
		for (const word of wordsIn(text)) words.add(beginning(word));
		const statement = { claims: new Set(claimsIn(text)), stems: new Set(stemsIn(`${about} ${text}`)) };
		for (const claim of statement.claims) byClaim.set(claim, [...(byClaim.get(claim) ?? []), statement]);
	}
	const record = { byClaim, words };
	records.set(language, record);
	return record;
}

/** Telling words of a text, by their beginnings; numbers are no words. */
export function stemsIn(text: string): string[] {
	return wordsIn(text)
		.filter((word) => !emptyWords.has(word) && !isOfFigure(word))
		.map(beginning);
}

export function wordsIn(text: string): string[] {
	return plainOf(text).match(/\p{L}+/gu) ?? [];
}

/** "Implementamos" and "implementación" begin alike. */
export function beginning(word: string): string {
	return word.length > 6 ? word.slice(0, 6) : word.replace(/(?<=\w{3})s$/, "");
}

type Said = { about: string; text: string };

function said(language: Language): Said[] {
	return [
		...questions.map(({ text }) => {
			// Not the ways to ask it: they name near everything, and a figure would be on record beside any of it.
			const { question, answer } = text[language];
			return { about: "", text: `${question} ${answer}` };
		}),
		...products.flatMap(({ text }) => statements(text[language].name, text[language])),
		...industries.flatMap(({ text }) => statements(text[language].name, text[language])),
		...cases.flatMap(({ text }) => statements(text[language].title, text[language])),
		...pageTexts(language).flatMap(({ title, texts }) => texts.map((text) => ({ about: title, text }))),
		...textsWithin(language === "es" ? es : en).map((text) => ({ about: "", text })),
	];
}

function statements(about: string, text: unknown): Said[] {
	return textsWithin(text).map((one) => ({ about, text: one }));
}
