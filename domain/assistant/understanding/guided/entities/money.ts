import { oneLine, type Word, wordsIn } from "../text.ts";
import { endOfAmount, halvesIn, rangeEnd } from "./amount.ts";
import { numbersIn } from "./number.ts";
import { holdsPhrase, phraseAtEnd, phraseAtHead, phrasesOf } from "./phrases.ts";
import { lists, moneyScales } from "./words.ts";

/** An amount of money as it was typed; `plain`: with its currency or scale, so that it can be nothing else. */
export type MoneyFound = {
	value: string;
	plain: boolean;
	/** Too small a figure to be somebody's budget unless its currency says so. */
	isSmall: boolean;
	/** A bare figure with the unit of an amount that was refused: "5 million is too much, maybe 2". */
	isBorrowed: boolean;
};

type Amount = MoneyFound & { from: number; to: number; scale: string | null };

const smallest = 50;
const hedges = phrasesOf("money-hedges");
const periods = phrasesOf("money-periods");
const refusals = phrasesOf("money-refusals");
const denials = [...phrasesOf("value-denials"), ...phrasesOf("reporting-words")];
const otherMoney = phrasesOf("other-money");
const spending = phrasesOf("budget-cues");
const boundary = /[,;.!?()]|\s(?:y|and|pero|but)\s/iu;

/** @returns the last amount of a sentence that somebody may spend, or null. A range ("entre 2 y 3 millones") is one. */
export function findMoney(sentence: string): MoneyFound | null {
	const amounts = amountsIn(sentence);
	const isRefused = amounts.map((amount, at) => refuses(sentence, amount, amounts[at + 1]));
	const open = amounts.filter(
		(amount, at) => !isRefused[at] && !isOther(sentence, amount, amounts[at - 1], amounts[at + 1]),
	);
	const best = open.findLast(({ plain }) => plain) ?? open.at(-1);
	if (!best) return null;
	const { value, plain, isSmall } = best;
	const scale = plain ? null : amounts.find((amount, at) => isRefused[at] && amount.scale)?.scale;
	return { value: scale ? `${value} ${scale}` : value, plain, isSmall, isBorrowed: Boolean(scale) };
}

function amountsIn(sentence: string): Amount[] {
	const words = wordsIn(sentence);
	const found: Amount[] = [];
	let reach = -1;
	const isMeasure = (at: number) => lists.measures.has(words[at + 1]?.folded ?? "");
	const numbers = [...numbersIn(sentence, words), ...halvesIn(words)].sort((a, b) => a.first - b.first);
	for (const { first, last, value } of numbers) {
		if (first <= reach) continue;
		const own = endOfAmount(sentence, words, last);
		reach = rangeEnd(sentence, words, own);
		if (!isMeasure(reach))
			found.push(amountAt(sentence, words, { first, last, own, end: reach, figure: value }));
	}
	return found;
}

type Place = { first: number; last: number; own: number; end: number; figure: number };

function amountAt(sentence: string, words: readonly Word[], place: Place): Amount {
	const { first, last, own, end, figure } = place;
	const [from, to] = [words[first]?.from ?? 0, words[end]?.to ?? 0];
	const sign = sentence.slice(0, from).match(/(?:us|cop|col)?\s?[$€£]\s?$/iu)?.[0] ?? "";
	const currency = words[first - 1];
	const named = currency && lists.currencies.has(currency.folded) ? currency.from : from;
	const start = Math.min(named, from - sign.length);
	const opening = phraseAtEnd(sentence.slice(0, start), hedges);
	const behind = sentence.slice(to);
	const closing = phraseAtHead(behind, periods) || (behind.match(/^\s?[$€£]/)?.[0] ?? "");
	const units = words.slice(last + 1, end + 1).map(({ folded }) => folded);
	const plain =
		sign.trim() !== "" ||
		named < from ||
		own > last ||
		units.some((unit) => lists.currencies.has(unit) || moneyScales.has(unit)) ||
		/[$€£]/.test(closing) ||
		/\d[km]$/i.test(words[last]?.text ?? "");
	const value = oneLine(sentence.slice(start - opening.length, to + closing.length), 90);
	const scale = units.find((unit) => moneyScales.has(unit)) ?? null;
	return { value, plain, isSmall: figure < smallest, isBorrowed: false, from: start, to, scale };
}

/** "No 6 millones", "5 million is too much". */
function refuses(sentence: string, { from, to }: Amount, next: Amount | undefined): boolean {
	const behind = sentence.slice(to, next?.from).split(boundary)[0] ?? "";
	return phraseAtEnd(sentence.slice(0, from), denials) !== "" || holdsPhrase(behind, refusals);
}

/** "Vendemos 40 millones": what comes in. Behind a word for spending it is what can be spent all the same. */
function isOther(
	sentence: string,
	{ from, to }: Amount,
	before: Amount | undefined,
	next: Amount | undefined,
): boolean {
	const ahead =
		sentence
			.slice(before?.to ?? 0, from)
			.split(boundary)
			.at(-1) ?? "";
	const behind = sentence.slice(to, next?.from).split(boundary)[0] ?? "";
	return !holdsPhrase(ahead, spending) && (holdsPhrase(ahead, otherMoney) || holdsPhrase(behind, otherMoney));
}
