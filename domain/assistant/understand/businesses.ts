import { otherBusinesses } from "../../../content/assistant/businesses.ts";
import { type IndustryId, industries } from "../../../content/industries/list.ts";
import { wordsOf } from "./text.ts";

export type Business = { phrase: string; words: number; industry: IndustryId | "other" };

/** Every way the content names a kind of business, in both languages, longest phrase first. */
export const businesses: readonly Business[] = [...known(), ...others()].sort((a, b) => b.words - a.words);

/** Single words that name a kind of business, singular and plural. */
export const businessWords: ReadonlySet<string> = new Set(
	businesses.filter((business) => business.words === 1).map((business) => business.phrase),
);

/** Every word of those phrases: "estate" of "real estate". */
export const tradeWords: ReadonlySet<string> = new Set(
	businesses.flatMap(({ phrase }) => phrase.split(" ")).filter((word) => word.length > 2),
);

const phrases: ReadonlySet<string> = new Set(businesses.map(({ phrase }) => phrase));

/** Whether folded words are a kind of business and nothing else: "car wash". */
export function isBusiness(words: string): boolean {
	return phrases.has(words);
}

const diminutive = /^([a-z]{2,})(?:it|ic)([oa])(s?)$/;

/** "Hotelito" as "hotel", "tiendita" as "tienda", "barcito" as "bar"; any other word as it is. Folded. */
export function withoutDiminutive(word: string): string {
	const [, short = "", vowel = "", plural = ""] = word.match(diminutive) ?? [];
	if (short === "" || businessWords.has(word)) return word;
	const stems = [short, short.replace(/[cs]$/, ""), short.replace(/e[cs]$/, "")].flatMap((stem) => [
		stem,
		stem.replace(/qu$/, "c"),
		stem.replace(/gu$/, "g"),
	]);
	const forms = stems.flatMap((stem) => [`${stem}${vowel}`, stem, `${stem}e`, `${stem}i${vowel}`]);
	const plain = forms.find((form) => form.length >= 3 && businessWords.has(form));
	return plain ? `${plain}${plural && /[aeiou]$/.test(plain) ? plural : ""}` : word;
}

function known(): Business[] {
	return industries.flatMap((industry) =>
		[industry.text.es, industry.text.en].flatMap((text) =>
			[text.name, ...text.alsoCalled].flatMap((name) => asBusiness(name, industry.id)),
		),
	);
}

function others(): Business[] {
	return [...otherBusinesses.es, ...otherBusinesses.en].flatMap((name) => asBusiness(name, "other"));
}

function asBusiness(name: string, industry: IndustryId | "other"): Business[] {
	const words = wordsOf(name);
	return plurals(words).map((phrase) => ({ phrase, words: words.length, industry }));
}

function plurals(words: string[]): string[] {
	const [first = "", ...rest] = words;
	const many = /[^aeiou]y$/.test(first) ? [first.replace(/y$/, "ies")] : [];
	const tail = rest.length === 0 ? "" : ` ${rest.join(" ")}`;
	const ending = /[aeiou]$/.test(first) ? "s" : /s$/.test(first) ? "" : "es";
	return [...new Set([first, `${first}${ending}`, `${first}s`, ...many].map((word) => `${word}${tail}`))];
}
