import { otherBusinesses } from "../../../../content/assistant/businesses.ts";
import { trades } from "../../../../content/assistant/trades/list.ts";
import { type IndustryId, industries } from "../../../../content/industries/list.ts";
import { type Bilingual, type Language, languages } from "../../../../content/language.ts";
import { wordsOf } from "../text/text.ts";

/** An industry with a page of ours, or none of them. */
export type IndustryHeard = IndustryId | "other";

export type Business = { phrase: string; words: number; industry: IndustryHeard };

/** Every way the content names a kind of business, in both languages, longest phrase first. */
export const businesses: readonly Business[] = [...known(), ...others(), ...further()].sort(
	(a, b) => b.words - a.words,
);

/** What somebody who has such a trade is called: "mason". */
export const tradesOfPeople: ReadonlyMap<string, IndustryHeard> = new Map(
	trades.flatMap(([industry, { person }]) =>
		named(person, industry).map(({ phrase }) => [phrase, industry] as const),
	),
);

/** Single words that name a kind of business, singular and plural, and many of one calling: "opticians". */
export const businessWords: ReadonlySet<string> = new Set([
	...businesses.filter((business) => business.words === 1).map((business) => business.phrase),
	...[...tradesOfPeople.keys()].filter((calling) => /^[a-z]{5,}s$/.test(calling)),
]);

/** The trade each phrase names; of two, the one of the industry that has a page. */
const byPhrase: ReadonlyMap<string, Business> = new Map(
	[...businesses].reverse().map((business) => [business.phrase, business]),
);

/** The trades that some folded words name, those of the longest phrase first said first. */
export function tradesNamed(words: readonly string[]): Business[] {
	for (let length = longestPhrase; length > 0; length--) {
		const found = words.flatMap((_, at) => byPhrase.get(words.slice(at, at + length).join(" ")) ?? []);
		const whole = found.filter((business) => business.words === length);
		if (whole.length > 0) return whole;
	}
	return [];
}

/** Every word of those phrases: "estate" of "real estate". */
export const tradeWords: ReadonlySet<string> = new Set(
	businesses.flatMap(({ phrase }) => phrase.split(" ")).filter((word) => word.length > 2),
);

const phrases: ReadonlySet<string> = new Set(businesses.map(({ phrase }) => phrase));

/** Whether folded words are a kind of business and nothing else: "car wash". */
export function isBusiness(words: string): boolean {
	return phrases.has(words);
}

const longestPhrase = Math.max(...businesses.map(({ words }) => words));

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

function further(): Business[] {
	return trades.flatMap(([industry, { business }]) => named(business, industry));
}

function named(names: Bilingual<string> | undefined, industry: IndustryHeard): Business[] {
	return languages.flatMap((language) =>
		(names?.[language] ?? "")
			.split(",")
			.filter((name) => name.trim() !== "")
			.flatMap((name) => inPlural(name, language))
			.map((phrase) => ({ phrase, words: phrase.split(" ").length, industry })),
	);
}

function others(): Business[] {
	return [...otherBusinesses.es, ...otherBusinesses.en].flatMap((name) => asBusiness(name, "other"));
}

function asBusiness(name: string, industry: IndustryHeard): Business[] {
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

/** Spanish says the plural first ("salones de belleza"), English last: "loft conversions". */
function inPlural(name: string, language: Language): string[] {
	const words = wordsOf(name);
	if (words.length === 1 || language === "es") return plurals(words);
	const said = words.join(" ");
	if (/[^s]s$/.test(said)) return [said];
	const many = /[^aeiou]y$/.test(said)
		? said.replace(/y$/, "ies")
		: `${said}${/(?:[sxz]|ch|sh)$/.test(said) ? "es" : "s"}`;
	return [said, many];
}
