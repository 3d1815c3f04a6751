import type { Word } from "../text.ts";
import { type NumberFound, numbersIn } from "./number.ts";
import { lists, moneyScales } from "./words.ts";

const joints = new Set(["y", "and"]);
const rangeJoints = new Set(["a", "y", "o", "to", "and", "or"]);
/** How many words behind a figure its units may take: "millones de pesos colombianos". */
const mostUnits = 4;

/** "Medio millón", "half a million": halves that a scale stands behind. */
export function halvesIn(words: readonly Word[]): NumberFound[] {
	return words.flatMap(({ folded }, first) => {
		if (!lists.halves.has(folded)) return [];
		const last = words[first + 1]?.folded === "a" ? first + 1 : first;
		return factorOf(words[last + 1]) ? [{ value: 0.5, first, last }] : [];
	});
}

/** @returns at which word an amount ends: "20 millones de pesos", "dos millones y medio", "dos millones quinientos mil". */
export function endOfAmount(sentence: string, words: readonly Word[], last: number): number {
	const end = endOfUnits(words, last);
	const factor = Math.max(0, ...words.slice(last + 1, end + 1).map((word) => factorOf(word)));
	if (factor === 0) return end;
	const half = endOfHalf(words, end);
	if (half > end) return endOfUnits(words, half);
	const joint = joints.has(words[end + 1]?.folded ?? "") ? 1 : 0;
	const next = numbersIn(sentence, words).find(({ first }) => first === end + joint + 1);
	if (!next || !isUnbroken(sentence, words, end, next.first)) return end;
	const more = endOfUnits(words, next.last);
	const smaller = Math.max(0, ...words.slice(next.last + 1, more + 1).map((word) => factorOf(word)));
	const isHundreds = smaller === 0 && joint === 0 && next.value >= 100 && next.value < 1_000;
	return (smaller > 0 && smaller < factor) || (isHundreds && factor > 1_000) ? more : end;
}

/** "2 a 3 millones", "10-15k": the second amount of a range belongs to it. */
export function rangeEnd(sentence: string, words: readonly Word[], end: number): number {
	const joint = words[end + 1];
	const isDash = joint && /^\s?[-–]\s?$/.test(sentence.slice(words[end]?.to, joint.from));
	if (!isDash && !rangeJoints.has(joint?.folded ?? "")) return end;
	const at = isDash ? end + 1 : end + 2;
	const next = numbersIn(sentence, words).find(({ first }) => first === at);
	return next ? endOfAmount(sentence, words, next.last) : end;
}

function endOfUnits(words: readonly Word[], last: number): number {
	let end = last;
	for (let at = last + 1; at < words.length && at <= last + mostUnits; at++) {
		const word = words[at];
		if (lists.currencies.has(word?.folded ?? "") || factorOf(word)) end = at;
		else if (word?.folded !== "de" && word?.folded !== "of") break;
	}
	return end;
}

/** "Y medio", "and a half". */
function endOfHalf(words: readonly Word[], end: number): number {
	if (!joints.has(words[end + 1]?.folded ?? "")) return end;
	const at = words[end + 2]?.folded === "a" ? end + 3 : end + 2;
	return lists.halves.has(words[at]?.folded ?? "") ? at : end;
}

function isUnbroken(sentence: string, words: readonly Word[], from: number, to: number): boolean {
	return !/[,;.]/.test(sentence.slice(words[from]?.to, words[to]?.from));
}

function factorOf(word: Word | undefined): number {
	return moneyScales.get(word?.folded ?? "") ?? 0;
}
