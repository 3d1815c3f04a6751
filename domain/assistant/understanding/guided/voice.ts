import { vocabulary } from "../../../../content/assistant/vocabulary.ts";
import { indexOfPhrase } from "./entities/name.ts";
import { fold, wordsIn } from "./text.ts";

const firstPerson = vocabulary("first-person").map(fold);
const notBeing = vocabulary("not-being").map(fold);
const notTheirs = vocabulary("not-theirs").map(fold);
/** How many words may stand between "tengo" and what one has. */
const mostBetween = 4;

/** Whether somebody speaks of themself or their business. */
export function speaksOfOneself(text: string): boolean {
	const folded = fold(text);
	return firstPerson.some((phrase) => indexOfPhrase(folded, phrase) >= 0);
}

/** Whether "tengo", "my", "somos una" and the like stand shortly before a word of the text. @param at which word, from 0. */
export function isOwn(text: string, at: number): boolean {
	const words = wordsIn(text);
	const from = words[Math.max(0, at - mostBetween - 1)]?.from ?? 0;
	return speaksOfOneself(text.slice(from, words[at]?.from ?? text.length));
}

/** Whether a business in a text is said not to be theirs. */
export function isDeniedBusiness(text: string): boolean {
	const folded = fold(text);
	return notBeing.some((phrase) => indexOfPhrase(folded, phrase) >= 0);
}

/** Whether a text tells of somebody else's business. */
export function isOfOthers(text: string): boolean {
	const folded = fold(text);
	return notTheirs.some((phrase) => indexOfPhrase(folded, phrase) >= 0);
}
