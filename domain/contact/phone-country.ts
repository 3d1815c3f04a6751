import { type DialCountry, dialCodes } from "../../content/assistant/countries.ts";
import { vocabulary, vocabularyMap } from "../../content/assistant/vocabulary.ts";
import { lists } from "../words/lists.ts";
import { indexOfPhrase, phraseAtHead, phrasesOf } from "../words/phrases.ts";
import { fold, wordsIn } from "../words/text.ts";

const places = countriesOf("countries");
const nations = [...places, ...countriesOf("number-nations")];
const endings = countriesOf("address-endings");
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
	const country =
		places.find(({ place }) => isNamed(place))?.country ??
		besideNumber(folded) ??
		findNumberCountry(text, false);
	return country ?? countryOfAddress(folded) ?? (isColombian ? "CO" : null);
}

/** "kevin@ironbox.mx" is of Mexico. */
function countryOfAddress(folded: string): DialCountry | null {
	const [, ending] = /@\S+\.(\p{L}{2})(?![\p{L}\p{N}.])/u.exec(folded) ?? [];
	return endings.find(({ place }) => place === ending)?.country ?? null;
}

/** "Ana Paz, Uruguay, 099 123 456": the only place between two commas, right before a telephone. */
function besideNumber(folded: string): DialCountry | null {
	const clauses = folded.split(/[,;\n]/).map((clause) => clause.trim());
	const found = clauses.flatMap((clause, at) => {
		const country = places.find(({ place }) => place === clause)?.country;
		return country ? [{ country, isBefore: /\d(?:[\s().-]*\d){6}/.test(clauses[at + 1] ?? "") }] : [];
	});
	const [only, another] = found;
	return only?.isBefore && !another ? only.country : null;
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
