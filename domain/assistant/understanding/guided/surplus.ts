import { vocabularyMap } from "../../../../content/assistant/vocabulary.ts";
import type { LeadFacts } from "../../../leads/lead.ts";
import type { Command } from "../../commands.ts";
import { namedFacts } from "./corrections.ts";
import { capitalRun } from "./entities/company.ts";
import { phraseAtEnd, phrasesOf } from "./entities/phrases.ts";
import { lists } from "./entities/words.ts";
import { fold, wordsIn } from "./text.ts";

const surplus = phrasesOf("surplus-words");
const marks = vocabularyMap("dictated-marks");
const quoted = /['"«“‘]([^'"«»“”‘’]{1,60})['"»”’]/gu;
const instead = /(?:^|[\s,;])(?:es|son|it's|it is|is|should be)\s+(?=\p{Lu})/gu;
const mendable = ["name", "company"] as const;

/** "Le sobró el 'Es'", "dice 'Ella', es Marta Ardila": the name or the company we have, without what is said not to belong to it. */
export function mendedFacts(text: string, known: LeadFacts): Command[] {
	const mended = mendable.flatMap((slot): Command[] => {
		const value = known[slot];
		const right = value === null ? null : (replacedIn(text, value) ?? withoutSurplus(text, value));
		return right ? [{ kind: "correct-slot", slot, value: right }] : [];
	});
	if (mended.length > 0 || !quotesSurplus(text)) return mended;
	const [slot] = namedFacts(text);
	return slot ? [{ kind: "correct-slot", slot, value: null }] : [];
}

/** "Le sobra el 'Los' en el nombre", where the name has none. */
function quotesSurplus(text: string): boolean {
	return [...text.matchAll(quoted)].some(
		({ index }) => phraseAtEnd(text.slice(0, index).replace(/ el $/, " "), surplus) !== "",
	);
}

/** The fact is quoted whole, and the right one stands behind it. */
function replacedIn(text: string, value: string): string | null {
	const quote = [...text.matchAll(quoted)].find(([, words = ""]) => fold(words) === fold(value));
	if (!quote) return null;
	const behind = text.slice(quote.index + quote[0].length);
	const last = [...behind.matchAll(instead)].at(-1);
	return last ? capitalRun(behind.slice(last.index + last[0].length)) : null;
}

/** Its first or last word is said to be too many: in quotes, or as one that is part of no name. */
function withoutSurplus(text: string, value: string): string | null {
	const words = value.split(" ");
	for (const [at, kept] of [
		[0, words.slice(1)],
		[words.length - 1, words.slice(0, -1)],
	] as const) {
		const word = fold(words[at] ?? "");
		if (kept.length > 0 && isSurplus(text, word)) return kept.join(" ");
	}
	return null;
}

function isSurplus(text: string, word: string): boolean {
	return wordsIn(text).some(({ folded, from, to }) => {
		if (folded !== word) return false;
		const isQuoted = /['"«“‘]$/.test(text.slice(0, from)) && /^['"»”’]/.test(text.slice(to));
		const before = text.slice(0, from).replace(/['"«“‘]$/, "");
		const isSaid =
			phraseAtEnd(before, surplus) !== "" || phraseAtEnd(before.replace(/ el $/, " "), surplus) !== "";
		const isEnd = /^\s*(?:[.,;!?]|$)/.test(text.slice(to));
		return isSaid && (isQuoted || (isEnd && isNoName(word)));
	});
}

function isNoName(word: string): boolean {
	return marks.has(word) || (lists.neverNames.has(word) && !lists.firstNames.has(word));
}
