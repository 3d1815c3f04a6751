import { readPhone } from "../../../../contact/phone.ts";
import { wordsIn } from "../text.ts";
import { numbersIn } from "./number.ts";
import { holdsPhrase, phraseAtEnd, phrasesOf } from "./phrases.ts";

const fewestDigits = 10;
/** "Uno dos tres": a row of fewer numbers is no telephone. */
const fewestNumbers = 3;
const endings = phrasesOf("phone-endings");
const denials = phrasesOf("value-denials");

/** @returns the telephone that a text says in words ("tres cero uno…"), E.164, with the words it takes; or null. */
export function findDictatedPhone(text: string): { number: string; raw: string } | null {
	const words = wordsIn(text);
	const numbers = numbersIn(text, words);
	for (let from = 0; from < numbers.length; from++) {
		let to = from;
		while (numbers[to + 1]?.first === (numbers[to]?.last ?? 0) + 1) to++;
		const row = numbers.slice(from, to + 1);
		const isSaid = row.some(({ first }) => !/^\d/.test(words[first]?.text ?? ""));
		const raw = text.slice(words[row[0]?.first ?? 0]?.from, words[row.at(-1)?.last ?? 0]?.to);
		const digits = row.map(({ first, value }) => writtenDigits(words[first]?.text ?? "", value)).join("");
		const number =
			isSaid && row.length >= fewestNumbers && digits.length >= fewestDigits ? readPhone(digits) : null;
		if (number) return { number, raw };
		from = to;
	}
	return null;
}

/** "0183 at the end, not 0182": the known telephone with its last figures mended; null when nothing of it is wrong. */
export function mendedPhone(text: string, known: string): string | null {
	if (!holdsPhrase(text, endings)) return null;
	const groups = [...text.matchAll(/(?<![\d.,])\d{2,6}(?![\d.,]\d|\d)/g)];
	const wrong = groups.find(({ index }) => phraseAtEnd(text.slice(0, index), denials) !== "")?.[0];
	const right = groups.findLast(([digits]) => digits !== wrong && digits.length === wrong?.length)?.[0];
	if (!wrong || !right || !known.endsWith(wrong)) return null;
	return `${known.slice(0, -wrong.length)}${right}`;
}

/** What is written in figures keeps its leading zeros. */
function writtenDigits(written: string, value: number): string {
	return /^\d+$/.test(written) ? written : String(value);
}
