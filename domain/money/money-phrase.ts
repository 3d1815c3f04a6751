import {
	bounds,
	boundsBehind,
	currencies,
	currencyNations,
	currencySigns,
	isJoined,
	type MoneyToken,
	moneyCues,
	notCurrencies,
	periods,
	phraseBefore,
	phraseFrom,
} from "./money-words.ts";
import type { DecimalMark } from "./numeral.ts";
import { type Quantity, quantityAt } from "./quantity.ts";

/** A quantity or a range with all that says how it is meant: the tokens from `first` to before `last`. */
export type MoneyPhrase = {
	first: number;
	last: number;
	figures: readonly [Quantity] | readonly [Quantity, Quantity];
	/** ISO 4217, "?" for a sign that says none, or null. */
	currency: string | null;
	period: string | null;
	bound: string | null;
};

type Units = Pick<MoneyPhrase, "currency" | "period" | "bound"> & { at: number };

const dashes = new Set(["-", "–", "—"]);
const openers = new Set(["de", "entre", "between", "from", "desde"]);
const pairOpeners = new Set(["entre", "between"]);
const links = /^(?:de|of|es|is|son|are|:)$/;
const joins = new Set(["a", "to", "hasta", "o", "or"]);

/** Reads the phrase whose first number begins at a token. @param floor the first token that no other phrase has taken. */
export function phraseAt(
	tokens: readonly MoneyToken[],
	at: number,
	{ floor, decimal }: { floor: number; decimal: DecimalMark },
): MoneyPhrase | null {
	const quantity = quantityAt(tokens, at, decimal);
	if (!quantity) return null;
	const before = unitsBefore(tokens, at, floor);
	const opener = before.at > floor ? (tokens[before.at - 1]?.folded ?? "") : "";
	const behind = unitsBehind(tokens, quantity.last, before.currency);
	const second = behind.period ? null : rangeEnd(tokens, quantity, { at: behind.at, opener, decimal });
	const end = second ? unitsBehind(tokens, second.quantity.last, second.currency ?? before.currency) : behind;
	const bound = second ? null : boundBefore(tokens, before.at, floor);
	const codes = [end.currency, behind.currency, second?.currency, before.currency].filter(
		(one) => one != null,
	);
	const isOpened = second !== null && openers.has(opener);
	return {
		first: bound?.at ?? before.at - (isOpened ? 1 : 0),
		last: end.at,
		figures: second ? [scaledLike(quantity, second.quantity), second.quantity] : [quantity],
		currency: codes.find((one) => one !== "?") ?? codes[0] ?? null,
		period: end.period ?? periodBefore(tokens.slice(floor, before.at)),
		bound: end.bound ?? bound?.value ?? null,
	};
}

function periodBefore(ahead: readonly MoneyToken[]): string | null {
	const at = ahead.findLastIndex(({ folded }) => !moneyCues.has(folded) && !links.test(folded));
	const phrase = at < 0 ? null : phraseFrom(periods, ahead, at);
	return phrase?.words.length === 1 ? phrase.value : null;
}

function unitsBefore(tokens: readonly MoneyToken[], start: number, floor: number) {
	let at = start;
	let currency: string | null = null;
	const take = (code: string, length: number) => {
		if (currency === null || currency === "?") currency = code;
		at -= length;
	};
	while (at > floor) {
		const token = tokens[at - 1];
		const point = token?.text === "." && isJoined(tokens[at - 2], token) ? 1 : 0;
		const phrase = phraseBefore(currencies, tokens, at - point);
		if (token?.kind === "sign") take(currencySigns.get(token.folded) ?? "?", 1);
		else if (phrase && (phrase.words[0] ?? "").length <= 3) take(phrase.value, phrase.words.length + point);
		else break;
	}
	return { at: Math.max(at, floor), currency };
}

function unitsBehind(tokens: readonly MoneyToken[], start: number, known: string | null): Units {
	const units: Units = { at: start, currency: null, period: null, bound: null };
	let nation: string | null = null;
	for (;;) {
		const token = tokens[units.at];
		const of = token?.folded === "de" ? 1 : 0;
		const named = currencyNations.get(token?.folded ?? "");
		const isOfMoney = (known ?? units.currency ?? phraseFrom(currencies, tokens, units.at + 1)) !== null;
		const isOther = phraseFrom(notCurrencies, tokens, units.at) !== null;
		const currency = units.currency || isOther ? null : phraseFrom(currencies, tokens, units.at + of);
		const period = units.period ? null : phraseFrom(periods, tokens, units.at);
		const bound = units.bound ? null : phraseFrom(boundsBehind, tokens, units.at);
		const isNation = named !== undefined && nation === null && isOfMoney;
		if (isNation) nation = named;
		else if (token?.kind === "sign" && isJoined(tokens[units.at - 1], token) && !units.currency)
			units.currency = currencySigns.get(token.folded) ?? "?";
		else if (currency) units.currency = currency.value;
		else if (period) units.period = period.value;
		else if (bound) units.bound = bound.value;
		else return { ...units, currency: nation ?? units.currency };
		const phrase = isNation || token?.kind === "sign" ? null : (currency ?? period ?? bound);
		units.at += (phrase?.words.length ?? 1) + (phrase !== null && phrase === currency ? of : 0);
	}
}

type RangeStart = { at: number; opener: string; decimal: DecimalMark };

function rangeEnd(tokens: readonly MoneyToken[], first: Quantity, { at, opener, decimal }: RangeStart) {
	const join = tokens[at];
	const isJoin =
		join !== undefined &&
		(dashes.has(join.text) ||
			joins.has(join.folded) ||
			(pairOpeners.has(opener) && /^(?:y|and)$/.test(join.folded)));
	if (!isJoin || first.isBareScale) return null;
	const next = tokens[at + 1];
	const currency = next?.kind === "sign" ? (currencySigns.get(next.folded) ?? "?") : null;
	const quantity = quantityAt(tokens, at + (currency ? 2 : 1), decimal);
	if (!quantity || quantity.isBareScale || scaledLike(first, quantity).value >= quantity.value) return null;
	return { quantity, currency };
}

function scaledLike(first: Quantity, second: Quantity): Quantity {
	return first.scale === 1 && second.scale > 1
		? { ...first, value: first.value * second.scale, scale: second.scale }
		: first;
}

function boundBefore(tokens: readonly MoneyToken[], start: number, floor: number) {
	let at = start;
	let value: string | null = null;
	for (;;) {
		const colon = value === null && tokens[at - 1]?.text === ":" ? 1 : 0;
		const phrase = phraseBefore(bounds, tokens, at - colon);
		const first = at - colon - (phrase?.words.length ?? 0);
		if (!phrase || first < floor) return value === null ? null : { at, value };
		if (value === null || value === "about") value = phrase.value;
		at = first;
	}
}
