import { vocabulary } from "../../../../../content/assistant/vocabulary.ts";
import { fold, oneLine, wordsIn } from "../text.ts";
import { lists } from "./words.ts";

const openers = vocabulary("time-openers")
	.map(fold)
	.sort((a, b) => b.length - a.length);
/** How far behind its opener a word that says when may stand. */
const mostBetween = 3;

/** How many words a clause has at most that is nothing but a time. */
const longestAlone = 4;

/** When somebody wants something, in their words; `isOpened`: with "antes de", "by" and the like before it. */
export type TimingFound = {
	value: string;
	isOpened: boolean;
	/** A clause of its own: "…, 8 millones, para enero". */
	isAlone: boolean;
};

/** @returns the first time of a sentence that a word like "antes de" opens, else the first there is; or null. */
export function findTiming(sentence: string): TimingFound | null {
	const clauses = sentence.split(/[,;.!?()]|\s(?=(?:pero|but|porque|because|y que|and)\s)/);
	const found = clauses.flatMap((clause): TimingFound[] => {
		const at = wordsIn(clause).find(({ folded }) => lists.times.has(folded))?.from;
		if (at === undefined) return [];
		const opener = openerBefore(clause, at);
		const isAlone = opener === clause.search(/\S/) && wordsIn(clause).length <= longestAlone;
		return [{ value: oneLine(clause.slice(opener ?? at), 80), isOpened: opener !== null, isAlone }];
	});
	return found.find(({ isOpened }) => isOpened) ?? found[0] ?? null;
}

function openerBefore(clause: string, index: number): number | null {
	const before = fold(clause.slice(0, index));
	const ends = openers.flatMap((opener) => {
		const at = before.lastIndexOf(`${opener} `);
		const isWord = at === 0 || /[^\p{L}]/u.test(before[at - 1] ?? "");
		const isNear =
			at >= 0 &&
			before
				.slice(at + opener.length)
				.trim()
				.split(/\s+/).length <= mostBetween;
		return at >= 0 && isWord && isNear ? [at] : [];
	});
	return ends.length > 0 ? Math.min(...ends) : null;
}
