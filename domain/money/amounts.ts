import type { Language } from "../../shared/language.ts";
import { isMoney } from "./is-money.ts";
import { type MoneyPhrase, phraseAt } from "./money-phrase.ts";
import { type MoneyToken, moneyTokensOf } from "./money-words.ts";
import { type DecimalMark, decimalMarkOf } from "./numeral.ts";

/** What an amount comes to, in units of its currency; null where no end was said: "hasta 4 millones" has no `from`. */
type AmountReading = {
	from: number | null;
	to: number | null;
	/** The person's words; of two readings, with the number written so that it reads one way. */
	text: string;
};

/** An amount of money that somebody wrote, with "hasta", the currency and "al mes". */
export type Amount = {
	text: string;
	start: number;
	end: number;
	/** ISO 4217; null where none is said, as by "$". */
	currency: string | null;
	/** day, week, month, quarter, year or once. */
	period: string | null;
	/** One; two where nothing says which of them, a thousand times apart, is meant: "15.000", "2,500 millones". */
	readings: readonly AmountReading[];
};

/** In these a point parts thousands: "3.200 millones de pesos" is as many millions. */
const withPoints = new Set(["COP", "ARS", "CLP", "UYU", "PYG", "BRL", "EUR"]);
const englishScale = /^(?:[mb]illions?|thousands?)$/;
const locales = { es: "es-CO", en: "en-US" } as const;

/**
 * Lists the readings of an ambiguous amount, each in unambiguous words. @param part of the text that holds the amount.
 * @returns an empty list for a clear amount, or none.
 */
export function readingsOf(part: string, text: string, language: Language): string[] {
	const holds = (one: Amount) => part.includes(one.text) || one.text.includes(part);
	const amount = findAmounts(text, language, true).find((one) => one.readings.length > 1 && holds(one));
	return amount?.readings.map((reading) => reading.text) ?? [];
}

/** Whether a text is a number without a word, and no amount: a telephone, a year, a date, a percentage. */
export function isOtherNumber(text: string): boolean {
	return /\d/.test(text) && !/\p{L}/u.test(text) && findAmounts(text, "es", true).length === 0;
}

type PhraseReading = { mark: DecimalMark; phrase: MoneyPhrase };

/**
 * Finds the amounts of money in a text in Spanish or English, in digits or words.
 * @param expected an amount was asked for: then a number needs no currency. @param language of the readings' texts.
 */
export function findAmounts(text: string, language: Language, expected = false): Amount[] {
	const tokens = moneyTokensOf(text);
	const proven = tokens.map((token) => decimalMarkOf(token.text)).find((mark) => mark !== null) ?? null;
	const found: Amount[] = [];
	let floor = 0;
	for (let at = 0; at < tokens.length; ) {
		const possible = ([".", ","] as const).flatMap((mark): PhraseReading[] => {
			const phrase = phraseAt(tokens, at, { floor, decimal: mark });
			return phrase ? [{ mark, phrase }] : [];
		});
		// "800 a 1.200" is a range in one reading alone: that one is meant.
		const longest = Math.max(...possible.map(({ phrase }) => phrase.figures.length));
		const fitting = possible.filter(({ phrase }) => phrase.figures.length === longest);
		const phrase = fitting[0]?.phrase;
		const isAmount = phrase !== undefined && isMoney(phrase, tokens, expected);
		if (isAmount) found.push(amountOf(text, tokens, chosen(fitting, tokens, proven), language));
		at = phrase ? Math.max(at + 1, isAmount ? phrase.last : (phrase.figures.at(-1)?.last ?? 0)) : at + 1;
		if (phrase) floor = at;
	}
	return found;
}

/** Decides between two readings where it can. A unit without a factor decides: no money has three decimals. */
function chosen(
	fitting: readonly PhraseReading[],
	tokens: readonly MoneyToken[],
	proven: DecimalMark | null,
): MoneyPhrase[] {
	const [one, other] = fitting.map(({ phrase }) => phrase);
	if (!one) return [];
	if (!other || valuesOf(one).join() === valuesOf(other).join()) return [one];
	const isScaled = one.figures.some(({ scale }) => scale > 1);
	const isEnglish = tokens.slice(one.first, one.last).some(({ folded }) => englishScale.test(folded));
	const mark = isScaled && !isEnglish && withPoints.has(one.currency ?? "") ? "," : proven;
	const meant = fitting.find((found) => found.mark === mark);
	if (meant) return [meant.phrase];
	const hasUnit = one.currency !== null || one.period !== null;
	const [greater, less] =
		(valuesOf(one).at(-1) ?? 0) > (valuesOf(other).at(-1) ?? 0) ? [one, other] : [other, one];
	return hasUnit && !isScaled ? [greater] : [greater, less];
}

function valuesOf({ figures }: MoneyPhrase): number[] {
	return figures.map(({ value }) => value);
}

function amountOf(
	text: string,
	tokens: readonly MoneyToken[],
	phrases: readonly MoneyPhrase[],
	language: Language,
): Amount {
	const [phrase] = phrases;
	const start = tokens[phrase?.first ?? 0]?.start ?? 0;
	const end = tokens[(phrase?.last ?? 0) - 1]?.end ?? 0;
	const own = text.slice(start, end);
	const currency = phrase?.currency ?? null;
	return {
		text: own,
		start,
		end,
		currency: currency === "?" ? null : currency,
		period: phrase?.period ?? null,
		readings: phrases.map((one) => ({
			...endsOf(one),
			text: phrases.length === 1 ? own : rewritten(text, tokens, one, language),
		})),
	};
}

function endsOf({ figures, bound }: MoneyPhrase): Pick<AmountReading, "from" | "to"> {
	const [first, second = first] = figures;
	return { from: bound === "most" ? null : first.value, to: bound === "least" ? null : second.value };
}

function rewritten(
	text: string,
	tokens: readonly MoneyToken[],
	phrase: MoneyPhrase,
	language: Language,
): string {
	let at = tokens[phrase.first]?.start ?? 0;
	let written = "";
	for (const { first, last, value } of phrase.figures) {
		written += text.slice(at, tokens[first]?.start) + spoken(value, language);
		at = tokens[last - 1]?.end ?? at;
	}
	return written + text.slice(at, tokens[phrase.last - 1]?.end);
}

function spoken(value: number, language: Language): string {
	const isRound = value >= 1_000_000 || (value >= 1000 && value % 1000 === 0);
	const compact = { notation: "compact", compactDisplay: "long", maximumFractionDigits: 6 } as const;
	return new Intl.NumberFormat(locales[language], isRound ? compact : { useGrouping: false }).format(value);
}
