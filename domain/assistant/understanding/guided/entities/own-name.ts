import { fold, wordsIn } from "../text.ts";
import { findBusinesses } from "./industry.ts";
import { introducedNames, type NameFound } from "./introduced-name.ts";
import { wholeName } from "./name.ts";
import { phraseAtEnd, phrasesOf, placesOf } from "./phrases.ts";
import { lists } from "./words.ts";

const closings = phrasesOf("closings.name");
const ofOthers = phrasesOf("others-names");
/** What may stand behind "Carlton Bailey here". */
const goesOn = /^(?:\s*(?:[,.;!?\n]|$)| (?:from|with|at|de|del|desde) )/u;

/** @returns the name that somebody gives as theirs ("me llamo Ana Ruiz", "wilson me llamo"), or null. */
export function findOwnName(sentence: string): NameFound | null {
	const own = introducedNames(sentence, true).filter(({ opening }) => isSpeakers(sentence.slice(0, opening)));
	return own[0] ?? closedName(sentence);
}

/** "Her name is…" and "the hotel name is…" name another, or a business. */
function isSpeakers(before: string): boolean {
	const last = wordsIn(before).at(-1)?.folded ?? "";
	const isTrade = lists.weakBusinesses.has(last) || findBusinesses(last).length > 0;
	return !isTrade && phraseAtEnd(before, ofOthers) === "";
}

/** "Camilo me llamo", "Edna Pryce here": the name is all that stands before it. */
function closedName(sentence: string): NameFound | null {
	for (const words of closings)
		for (const at of placesOf(fold(sentence), words)) {
			const to = at + words.length;
			const clause =
				sentence
					.slice(0, at)
					.split(/[,.;:!?\n]/)
					.at(-1) ?? "";
			const name = goesOn.test(sentence.slice(to)) ? wholeName(clause) : null;
			if (name) return { name, opening: at - clause.length, from: at - clause.length, to, isStrong: true };
		}
	return null;
}
