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
	const tail = rest.length === 0 ? "" : ` ${rest.join(" ")}`;
	const ending = /[aeiou]$/.test(first) ? "s" : /s$/.test(first) ? "" : "es";
	return [...new Set([first, `${first}${ending}`, `${first}s`].map((word) => `${word}${tail}`))];
}
