import type { CountryCode } from "libphonenumber-js/max";
import { type DialCountry, dialCodes } from "../../content/assistant/countries.ts";
import { vocabulary, vocabularyMap } from "../../content/assistant/vocabulary.ts";
import type { Language } from "../../shared/language.ts";
import { isMoneyWord, lists } from "../words/lists.ts";
import { indexOfPhrase, phraseAtHead, phrasesOf } from "../words/phrases.ts";
import { fold, wordsIn } from "../words/text.ts";
import { extensionPattern, type PhoneProblem, readPhone, usualCountries } from "./phone.ts";

/** A telephone in a message, or what looks like one and cannot be, or may be of several countries. `raw` is what was typed. */
export type PhoneFound = {
	raw: string;
	phone?: string;
	problem?: PhoneProblem;
	readings?: readonly string[];
};

const candidates = new RegExp(
	String.raw`[+(]{0,2}\p{Nd}[\p{Nd}\s().\p{Pd}]{5,22}\p{Nd}(?:${extensionPattern()})?`,
	"giu",
);
const cue =
	/\b(?:tel|telefono|cel|celular|movil|whatsapp|wa|phone|cell|mobile|numero|number|call|ring|text)\b[^\d]{0,15}$/;

const otherCountries: Record<Language, readonly CountryCode[]> = {
	es: ["MX", "PE", "EC", "CL", "AR", "ES", "PA"],
	en: ["GB", "IE", "AU"],
};
const mostReadings = 3;

function foreignReadings(raw: string, language: Language): string[] {
	// At home British, Irish and Australian numbers begin with a 0.
	if (language === "en" && !/^\D*0/.test(raw)) return [];
	const reads = otherCountries[language].map((country) => readPhone(raw, [country]));
	return reads.flatMap((read) => (read.kind === "read" ? read.phone : [])).slice(0, mostReadings);
}

/**
 * @param expected whether one was just asked for: then a number that cannot be one is said to be wrong.
 * @returns the last telephone of a message: Colombian unless it says otherwise, in English American where it is written so.
 * @param country where they said they are.
 */
export function findPhone(
	message: string,
	language: Language,
	expected: boolean,
	country: DialCountry | null = null,
): PhoneFound | null {
	let unreadable: PhoneFound | null = null;
	const own = findNumberCountry(message, false);
	for (const { 0: raw, index } of [...message.matchAll(candidates)].reverse()) {
		const before = fold(message.slice(Math.max(0, index - 30), index));
		const after = wordsIn(message.slice(index + raw.length, index + raw.length + 20))[0]?.folded ?? "";
		if (/[$€£]\s*$/.test(before) || isMoneyWord(after)) continue;
		const usual = usualCountries(raw, language);
		const either = usual[0] === "CO" ? usual.map((one) => [one]) : [usual];
		const isAbroad = language === "en" && country !== "CO";
		const known = country && (isAbroad ? [[country, "US" as const]] : [[country], usual.slice(0, 1)]);
		const possible = known ?? either;
		const countries = own ? [[own]] : possible;
		const reads = countries.map((some) => readPhone(raw, some));
		const phones = [...new Set(reads.flatMap((read) => (read.kind === "read" ? read.phone : [])))];
		if (phones.length > 1) return { raw, readings: phones };
		if (phones[0]) return { raw, phone: phones[0] };
		const isMeant = cue.test(before) || (expected && !/^\d{1,3}(?:[.,]\d{3})+$/.test(raw));
		const [problem] = reads.flatMap((read) => (read.kind === "read" ? [] : read.problem));
		const readings = isMeant && problem === "phone" ? foreignReadings(raw, language) : [];
		if (readings.length > 0) return { raw, readings };
		if (isMeant || raw.startsWith("+")) unreadable ??= { raw, problem };
	}
	return unreadable;
}

const places = countriesOf("countries");
const nations = [...places, ...countriesOf("number-nations")];
const openers = phrasesOf("place-openers");
const colombian = places.flatMap(({ place, country }) => (country === "CO" ? [place] : []));
const colombianSigns = /@\S+\.co(?![\p{L}\p{N}.])|\bS\.?A\.?S\b/u;
const numberCues = phrasesOf("number-cues");
const reach = 3;

function countriesOf(list: string): { place: string; country: DialCountry }[] {
	return [...vocabularyMap(list)].flatMap(([place, code]) =>
		dialCodes.flatMap(([country]) => (country === code ? [{ place: fold(place), country }] : [])),
	);
}

function isBehind(folded: string, place: string): boolean {
	return ["in", "en", "near"].some((word) => indexOfPhrase(folded, `${word} ${place}`) >= 0);
}

/** @returns the country where somebody says they are ("from Guadalajara"), or null: a telephone without its code is of there. */
export function findCountry(text: string): DialCountry | null {
	const folded = fold(text);
	const isNamed = (place: string) =>
		openers.some((opener) => indexOfPhrase(folded, `${opener} ${place}`) >= 0) ||
		// "I'm Joe Diaz from Guadalajara, 33 1234 5678": beside a number it is where that is of.
		(/\d{4}/.test(text) && indexOfPhrase(folded, `from ${place}`) >= 0);
	const isColombian = colombianSigns.test(text) || colombian.some((place) => isBehind(folded, place));
	const country = places.find(({ place }) => isNamed(place))?.country ?? findNumberCountry(text, false);
	return country ?? (isColombian ? "CO" : null);
}

/**
 * @param expected whether a telephone, or its country, was just asked for: then the place alone says it, or its code.
 * @returns the country that a telephone is said to be of ("it's a Texas number", "es de Panamá"), or null.
 */
export function findNumberCountry(text: string, expected: boolean): DialCountry | null {
	const folded = fold(text.replace(/\bU\.?S\.?\b/g, "USA"));
	const found = nations.find(({ place }) => {
		const at = indexOfPhrase(folded, place);
		if (at < 0) return false;
		const [behindIt = ""] = folded.slice(at + place.length).split(/[,.;]/);
		const ahead = wordsIn(folded.slice(0, at).split(/[,.;]/).at(-1) ?? "").slice(-reach);
		const behind = wordsIn(behindIt).slice(0, 2);
		return expected || [...ahead, ...behind].some((word) => numberCues.includes(word.folded));
	});
	const [code] = expected ? (/(?<![\d-])\d{1,3}(?![\d-])/.exec(text) ?? []) : [];
	return found?.country ?? dialCodes.find(([, dialled]) => dialled === code)?.[0] ?? null;
}

/** @returns the country of the places that a text consists of ("Quito", "we're in Cali, Colombia"); null where it is unknown, undefined where the text says more. */
export function countryOfPlaces(text: string): DialCountry | null | undefined {
	const opener = phraseAtHead(text, openers);
	const named = placeWords(text.slice(opener.length));
	if (named.length === 0) return undefined;
	const isName = opener === "" && named.some((word) => lists.firstNames.has(word));
	const isPlace = named.every((word) => isPlaceWord.has(word) || lists.places.has(word));
	if (isName || !isPlace) return undefined;
	const folded = fold(text);
	return places.find(({ place }) => indexOfPhrase(folded, place) >= 0)?.country ?? null;
}

const besidePlaces = new Set(vocabulary("beside-places"));
const isPlaceWord = new Set(places.flatMap(({ place }) => place.split(" ")));

function placeWords(text: string): string[] {
	return wordsIn(text).flatMap(({ folded }) => (besidePlaces.has(folded) ? [] : [folded]));
}
