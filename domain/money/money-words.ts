import { vocabulary, vocabularyMap } from "../../content/assistant/vocabulary.ts";
import { plainLower } from "../words/plain.ts";

export type MoneyToken = {
	text: string;
	folded: string;
	kind: "address" | "number" | "sign" | "word" | "mark";
	start: number;
	end: number;
};

const space = String.raw`[ \u00a0\u202f]`;
/** "15 000 000"; a row that goes on otherwise is a telephone. */
const spaced = String.raw`\d{1,3}(?:${space}\d{3})+(?:[.,]\d{1,2})?(?![ .,-]?\d)`;
const kinds: readonly [MoneyToken["kind"], string][] = [
	// "ana60bs@…" holds no bolivianos.
	["address", String.raw`[^\s,;]+@[^\s,;]+`],
	["number", String.raw`${spaced}|\d+(?:[.,'’´]\d+)*`],
	["sign", String.raw`\p{L}{0,3}[$€£₡₲](?:[sd](?!\p{L}))?|\bs/\.?(?=\s?\d)`],
	["word", String.raw`[\p{L}\p{M}]+`],
	["mark", String.raw`\n|\S`],
];
const pattern = new RegExp(kinds.map(([kind, source]) => `(?<${kind}>${source})`).join("|"), "giu");

export function moneyTokensOf(text: string): MoneyToken[] {
	return [...text.matchAll(pattern)].map(({ 0: found, index, groups = {} }) => ({
		text: found,
		folded: plainLower(found),
		kind: kinds.find(([name]) => groups[name] !== undefined)?.[0] ?? "mark",
		start: index,
		end: index + found.length,
	}));
}

export function isJoined(one: MoneyToken | undefined, next: MoneyToken | undefined): boolean {
	return one !== undefined && one.end === next?.start;
}

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
