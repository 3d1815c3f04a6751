import { vocabulary, vocabularyMap } from "../../content/assistant/vocabulary.ts";
import { plainLower } from "../words/plain.ts";
import { type MoneyToken, moneyTokensOf } from "./money-tokens.ts";

type Phrase = { words: readonly string[]; value: string };

type ByWord = ReadonlyMap<string | undefined, readonly Phrase[]>;

/** Phrases with what each means by their first and their last words, the longest first. */
export type Phrases = { first: ByWord; last: ByWord };

export const currencies = phrasesIn(vocabularyMap("currencies"));
/** "3 real estate agents", "5 libras de café". */
export const notCurrencies = phrasesIn(vocabularyMap("not-currencies"));
export const currencySigns = vocabularyMap("currency-signs");
export const currencyNations = foldedMap("currency-nations");
export const periods = phrasesIn(vocabularyMap("amount-periods"));
export const bounds = phrasesIn(vocabularyMap("amount-bounds"));
export const boundsBehind = phrasesIn(vocabularyMap("amount-bounds-behind"));
export const scales = numbersIn("money-scales");
export const numberWords = numbersIn("number-words");
export const slang = foldedSet("money-slang");
export const moneyCues = foldedSet("money-cues");
export const behindAmounts = foldedSet("behind-amounts");
/** "NIT", "calle", "enero": a number behind it is of that. */
export const otherNumberCues = new Set([...foldedSet("other-number-cues"), ...foldedSet("months")]);

export function phraseFrom(phrases: Phrases, tokens: readonly MoneyToken[], at: number): Phrase | null {
	const begins = ({ words }: Phrase) => words.every((word, i) => tokens[at + i]?.folded === word);
	return phrases.first.get(tokens[at]?.folded)?.find(begins) ?? null;
}

export function phraseBefore(phrases: Phrases, tokens: readonly MoneyToken[], end: number): Phrase | null {
	const ends = ({ words }: Phrase) =>
		words.every((word, i) => tokens[end - words.length + i]?.folded === word);
	return phrases.last.get(tokens[end - 1]?.folded)?.find(ends) ?? null;
}

function phrasesIn(map: ReadonlyMap<string, string>): Phrases {
	const phrases = [...map]
		.map(([phrase, value]) => ({ words: moneyTokensOf(phrase).map((token) => token.folded), value }))
		.sort((a, b) => b.words.length - a.words.length);
	return {
		first: Map.groupBy(phrases, ({ words }) => words[0]),
		last: Map.groupBy(phrases, ({ words }) => words.at(-1)),
	};
}

function numbersIn(name: string): ReadonlyMap<string, number> {
	return new Map([...vocabularyMap(name)].map(([word, number]) => [plainLower(word), Number(number)]));
}

function foldedMap(name: string): ReadonlyMap<string, string> {
	return new Map([...vocabularyMap(name)].map(([word, value]) => [plainLower(word), value]));
}

function foldedSet(name: string): ReadonlySet<string> {
	return new Set(vocabulary(name).map(plainLower));
}
