import { holdsPhrase, phrasesOf } from "./entities/phrases.ts";
import { wordsIn } from "./text.ts";

const firstPerson = phrasesOf("first-person");
const notBeing = phrasesOf("not-being");
const notTheirs = phrasesOf("not-theirs");
/** How many words may stand between "tengo" and what one has. */
const mostBetween = 4;

/** Whether somebody speaks of themself or their business. */
export function speaksOfOneself(text: string): boolean {
	return holdsPhrase(text, firstPerson);
}

/** Whether "tengo", "my", "somos una" and the like stand shortly before a word of the text. @param at which word, from 0. */
export function isOwn(text: string, at: number): boolean {
	const words = wordsIn(text);
	const from = words[Math.max(0, at - mostBetween - 1)]?.from ?? 0;
	return speaksOfOneself(text.slice(from, words[at]?.from ?? text.length));
}

/** Whether a business in a text is said not to be theirs. */
export function isDeniedBusiness(text: string): boolean {
	return holdsPhrase(text, notBeing);
}

/** Whether a text tells of somebody else's business. */
export function isOfOthers(text: string): boolean {
	return holdsPhrase(text, notTheirs);
}
