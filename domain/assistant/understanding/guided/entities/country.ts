import { type DialCountry, dialCodes } from "../../../../../content/assistant/countries.ts";
import { vocabularyMap } from "../../../../../content/assistant/vocabulary.ts";
import { fold } from "../text.ts";
import { indexOfPhrase, phrasesOf } from "./phrases.ts";

const places = [...vocabularyMap("countries")].flatMap(([place, code]) =>
	dialCodes.flatMap(([country]) => (country === code ? [{ place: fold(place), country }] : [])),
);
const openers = phrasesOf("place-openers");

/** @returns the country where somebody says they are ("from Guadalajara"), or null. */
export function findCountry(text: string): DialCountry | null {
	const folded = fold(text);
	const isNamed = (place: string) =>
		openers.some((opener) => indexOfPhrase(folded, `${opener} ${place}`) >= 0) ||
		// "I'm Joe Diaz from Guadalajara, 33 1234 5678": beside a number it is where that is of.
		(/\d{4}/.test(text) && indexOfPhrase(folded, `from ${place}`) >= 0);
	return places.find(({ place }) => isNamed(place))?.country ?? null;
}
