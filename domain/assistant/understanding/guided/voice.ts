import { holdsPhrase, phrasesOf } from "../../../words/phrases.ts";
import { fold } from "../../../words/text.ts";

export const firstPerson = phrasesOf("first-person");
export const others = phrasesOf("others");
const negations = phrasesOf("negations");
const harmlessNoes = phrasesOf("harmless-noes");
const grudging = phrasesOf("grudging-yeses");
/** The most words of a no ("Por supuesto que no"): a longer text with a no in it says what is wrong. */
export const mostOfNo = 4;

/** Whether a text says no; "no problem, make it" does not. */
export function denies(text: string): boolean {
	const left = harmlessNoes.reduce((rest, phrase) => rest.replaceAll(phrase, ""), fold(text));
	return holdsPhrase(left, negations);
}

/** Whether a yes is too grudging to act upon: "Yeah right", "whatever". */
export function isGrudging(text: string): boolean {
	return holdsPhrase(text, grudging);
}

/** Whether a text is about somebody else. */
export function isOfOthers(text: string): boolean {
	return holdsPhrase(text, others);
}
