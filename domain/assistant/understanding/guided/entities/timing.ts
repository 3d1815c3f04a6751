import { fold, oneLine, wordsIn } from "../text.ts";
import { holdsPhrase, phrasesOf } from "./phrases.ts";
import { lists } from "./words.ts";

const openers = phrasesOf("time-openers").map((line) => ({
	words: line.replace(/ ?\*$/, ""),
	isNear: line.endsWith("*"),
}));
const denials = phrasesOf("time-denials");
/** How many words behind its opener a word that says when may stand. */
const mostBetween = 3;

/** How many words a clause has at most that is nothing but a time. */
const longestAlone = 4;
/** So many words behind the last that says when tell something else. */
const mostBehind = 2;

/** When somebody wants something, in their words; `isOpened`: with "antes de", "by" and the like before it. */
export type TimingFound = {
	value: string;
	isOpened: boolean;
	/** A clause of its own: "…, 8 millones, para enero". */
	isAlone: boolean;
	/** It goes on about something else: "en diciembre se llena esto de gente". */
	goesOn: boolean;
};

/** @returns the first time of a sentence that a word like "antes de" opens, else the first there is; or null. */
export function findTiming(sentence: string): TimingFound | null {
	const clauses = sentence.split(/[,;.!?()]|\s(?=(?:pero|but|porque|because|y que|and)\s)/);
	const found = clauses.flatMap((clause): TimingFound[] => {
		const words = wordsIn(clause);
		const first = words.find(({ folded }) => lists.times.has(folded));
		if (!first || holdsPhrase(clause.slice(0, first.from), denials)) return [];
		const opener = openerBefore(clause, first.from);
		const isAlone = opener === clause.search(/\S/) && words.length <= longestAlone;
		const last = words.findLastIndex(({ folded }) => lists.times.has(folded));
		const goesOn = words.length - 1 - last > mostBehind;
		const value = oneLine(clause.slice(opener ?? first.from), 80);
		return [{ value, isOpened: opener !== null, isAlone, goesOn }];
	});
	return found.find(({ isOpened }) => isOpened) ?? found[0] ?? null;
}

/** Whether a text has a word that says when, be it denied. */
export function saysWhen(text: string): boolean {
	return wordsIn(text).some(({ folded }) => lists.times.has(folded));
}

function openerBefore(clause: string, index: number): number | null {
	const before = fold(clause.slice(0, index));
	const ends = openers.flatMap(({ words, isNear }) => {
		const at = before.lastIndexOf(`${words} `);
		if (at < 0 || !(at === 0 || /[^\p{L}]/u.test(before[at - 1] ?? ""))) return [];
		const between = before.slice(at + words.length).trim();
		// "El 28 de marzo" begins with its article.
		const reaches = isNear ? /^(?:\d|$)/.test(between) : between.split(/\s+/).length <= mostBetween;
		return reaches ? [at] : [];
	});
	return ends.length > 0 ? Math.min(...ends) : null;
}
