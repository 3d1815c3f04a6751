import type { MoneyPhrase } from "./money-phrase.ts";
import {
	behindAmounts,
	isJoined,
	type MoneyToken,
	moneyCues,
	numberWords,
	otherNumberCues,
} from "./money-words.ts";

/** How far a word for money counts for a number behind it, in tokens. */
const reach = 10;
const roundSum = /^(?:\d{1,3}(?:[.,'’]\d{3})+[.,'’]000|\d{1,2} \d{3} 000)(?:[.,]00)?$/;
const joinedMarks = /^[/:@#+°ºª_-]$/;

/**
 * Whether a phrase is an amount of money, and no telephone, date, year, percentage, address or count.
 * @param expected an amount was asked for.
 */
export function isMoney(phrase: MoneyPhrase, tokens: readonly MoneyToken[], expected: boolean): boolean {
	const { figures, currency, first, last } = phrase;
	const [figure] = figures;
	const next = tokens[last];
	if (
		next?.text === "%" ||
		/^(?:percent|pct|ciento)$/.test(tokens[last + (next?.folded === "por" ? 1 : 0)]?.folded ?? "")
	)
		return false;
	if (currency !== null || figures.some(({ isSlang }) => isSlang)) return true;
	if (countsElse(phrase, tokens) || !standsAlone(tokens, last)) return false;
	const isScaled = figures.some(({ scale }) => scale > 1) && !figure.isBareScale;
	if (isScaled || roundSum.test(tokens[figure.first]?.text ?? "")) return true;
	const isSmallWord = figure.inWords && figure.value < 2;
	return !figure.isBareScale && !isSmallWord && (expected || hasCue(tokens, first, last));
}

function countsElse({ figures, last }: MoneyPhrase, tokens: readonly MoneyToken[]): boolean {
	const [figure] = figures;
	const [before, next] = [tokens[figure.first - 1], tokens[last]];
	const end = tokens[last - 1];
	const isPart = (mark: MoneyToken | undefined) =>
		mark !== undefined && (mark.kind === "word" || joinedMarks.test(mark.text));
	if (isJoined(before, tokens[figure.first]) && isPart(before)) return true;
	if (isJoined(end, next) && isPart(next)) return true;
	const isScaled = figures.some(({ scale }) => scale > 1);
	if (!isScaled && (isNumberBeside(tokens, last, 1) || isNumberBeside(tokens, figure.first - 1, -1)))
		return true;
	if (before?.folded === "por" && tokens[figure.first]?.folded === "ciento") return true;
	const cue = /^[:.#]$|^(?:es|is|n|de)$/.test(before?.folded ?? "") ? tokens[figure.first - 2] : before;
	if (otherNumberCues.has(cue?.folded ?? "") || before?.text === "#") return true;
	return figures.some((one) => one.scale === 1 && looksOther(tokens[one.first]?.text ?? ""));
}

function isNumberBeside(tokens: readonly MoneyToken[], at: number, step: 1 | -1): boolean {
	let place = at;
	while (/^[().-]$/.test(tokens[place]?.text ?? "")) place += step;
	const other = tokens[place];
	return other?.kind === "number" || (step < 0 && numberWords.has(other?.folded ?? ""));
}

function looksOther(text: string): boolean {
	const isYear = /^(?:19[5-9]|20[0-4])\d$/.test(text) && !text.endsWith("00");
	const isRow = /^[\d\s]+$/.test(text) && text.replace(/\s/g, "").length > 6 && !text.endsWith("000");
	return isYear || isRow || /^0\d/.test(text);
}

function standsAlone(tokens: readonly MoneyToken[], last: number): boolean {
	const next = tokens[last];
	if (!next || (next.kind === "mark" && !joinedMarks.test(next.text)) || next.text === "-") return true;
	const of = next.folded === "de" || next.folded === "of" ? 1 : 0;
	return moneyCues.has(tokens[last + of]?.folded ?? "") || behindAmounts.has(next.folded);
}

function hasCue(tokens: readonly MoneyToken[], first: number, last: number): boolean {
	const behind = tokens.slice(last, last + 2).map(({ folded }) => folded);
	const before = tokens.slice(Math.max(0, first - reach), first);
	const sentence = before.slice(before.findLastIndex(({ text }) => /^[.!?\n]$/.test(text)) + 1);
	return [...sentence.map(({ folded }) => folded), ...behind].some((word) => moneyCues.has(word));
}
