import type { Word } from "../text.ts";
import { numberWords } from "./words.ts";

/** A number in a row of words: its value and the words it takes. */
export type NumberFound = { value: number; first: number; last: number };

/** @param message what the words stand in. @returns every number, in digits ("2.500.000", "12") or in words ("veinticinco", "forty five"). */
export function numbersIn(message: string, words: readonly Word[]): NumberFound[] {
	const found: NumberFound[] = [];
	for (let at = 0; at < words.length; at++) {
		const number = digitsAt(message, words, at) ?? spelledAt(words, at);
		if (!number) continue;
		found.push(number);
		at = number.last;
	}
	return found;
}

/** Groups of three digits after a point or comma are thousands; fewer are decimals. "12k" and "3m" are read without their letter. */
function digitsAt(message: string, words: readonly Word[], first: number): NumberFound | null {
	const start = words[first];
	if (!start || !/^\d/.test(start.text)) return null;
	let last = first;
	let text = start.text;
	for (let next = words[last + 1]; next; next = words[last + 1]) {
		const gap = message.slice(words[last]?.to, next.from);
		if (!/^[.,']$/.test(gap) || !/^\d/.test(next.text) || (gap === "'" && !/^\d{3}$/.test(next.text))) break;
		text += gap + next.text;
		last++;
	}
	const digits = text.match(/^[\d.,']+/)?.[0] ?? "";
	const plain = /^\d{1,3}(?:[.,']\d{3})+$/.test(digits)
		? digits.replace(/[.,']/g, "")
		: digits.replace(/'/g, "").replace(",", ".");
	const value = Number.parseFloat(plain);
	return Number.isFinite(value) ? { value, first, last } : null;
}

function spelledAt(words: readonly Word[], first: number): NumberFound | null {
	const start = numberWords.get(words[first]?.folded ?? "");
	if (start === undefined) return null;
	let [value, last] = [start, first];
	for (;;) {
		const joins = words[last + 1]?.folded;
		const at = joins === "y" || joins === "and" ? last + 2 : last + 1;
		const next = numberWords.get(words[at]?.folded ?? "");
		const sum = next === undefined ? null : joined(value, next);
		if (sum === null) return { value, first, last };
		[value, last] = [sum, at];
	}
}

/** "Veinte cinco", "ciento veinte", "two hundred": what both come to, or null where the second begins another number. */
function joined(value: number, next: number): number | null {
	if (next === 100 && value > 0 && value < 10) return value * 100;
	const isTens = value % 10 === 0 && value % 100 >= 20 && next > 0 && next < 10;
	const isHundreds = value >= 100 && value % 100 === 0 && next > 0 && next < 100;
	return isTens || isHundreds ? value + next : null;
}
