import { vocabulary, vocabularyMap } from "../../content/assistant/vocabulary.ts";
import { scales } from "../money/money-words.ts";
import { fold } from "./text.ts";

/** Lists of words, read once. */
export const lists = {
	currencies: new Set(vocabularyMap("currencies").keys()),
	firstNames: listOf("first-names"),
	neverNames: listOf("never-names"),
	particles: listOf("name-particles"),
	places: listOf("places"),
	titles: listOf("titles"),
	times: listOf("time-words"),
	everyday: listOf("everyday-words"),
	systems: listOf("systems"),
	forgetVerbs: listOf("forget-verbs"),
	forgetters: listOf("forgetters"),
	stayWords: listOf("stay-words"),
	calls: listOf("call-words"),
	callTimes: listOf("call-times"),
	callTimeOpeners: listOf("call-time-openers"),
};

export const legalForms = listOf("legal-forms");
export const sizeUnits = vocabularyMap("size-units");
export const factWords = vocabularyMap("fact-words");

/** "millones", "usd": a number before it is money. */
export function isMoneyWord(folded: string): boolean {
	return lists.currencies.has(folded) || (scales.has(folded) && folded.length > 1);
}

function listOf(name: string): ReadonlySet<string> {
	return new Set(vocabulary(name).map(fold));
}
