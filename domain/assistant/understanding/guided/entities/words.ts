import { vocabulary, vocabularyMap } from "../../../../../content/assistant/vocabulary.ts";
import { fold } from "../text.ts";

/** Lists of words, read once. */
export const lists = {
	currencies: listOf("currencies"),
	firstNames: listOf("first-names"),
	neverNames: listOf("never-names"),
	particles: listOf("name-particles"),
	places: listOf("places"),
	titles: listOf("titles"),
	times: listOf("time-words"),
	systems: listOf("systems"),
	forgetVerbs: listOf("forget-verbs"),
	stayWords: listOf("stay-words"),
	calls: listOf("call-words"),
	callTimes: listOf("call-times"),
	callTimeOpeners: listOf("call-time-openers"),
};

export const legalForms = listOf("legal-forms");
export const numberWords = numbersOf("number-words");
export const moneyScales = numbersOf("money-scales");
export const sizeUnits = vocabularyMap("size-units");
export const slotNames = vocabularyMap("slot-names");

/** "millones", "usd": a number before it is money. */
export function isMoneyWord(folded: string): boolean {
	return lists.currencies.has(folded) || (moneyScales.has(folded) && folded.length > 1);
}

function listOf(name: string): ReadonlySet<string> {
	return new Set(vocabulary(name).map(fold));
}

function numbersOf(name: string): ReadonlyMap<string, number> {
	return new Map([...vocabularyMap(name)].map(([word, number]) => [word, Number(number)]));
}
