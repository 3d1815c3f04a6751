import { vocabulary } from "../../../../content/assistant/vocabulary.ts";
import type { Bilingual, Language } from "../../../../content/language.ts";
import { holdsOffer } from "../../../words/offers.ts";
import { findBusinesses } from "../guided/entities/industry.ts";
import { fold, type Word, wordsIn } from "../guided/text.ts";

/** What a line of a model's own is judged by. */
export type Ground = {
	language: Language;
	/** All that the visitor wrote. */
	written: string;
	/** Their first name, as it can be said aloud. */
	name: string | null;
	/** What the model was sent beside the conversation. */
	instructions: string;
};

export const longestOwnLine = 160;
/** So many words in a row tell what the instructions say. */
const longestRow = 8;

const plainWords: Bilingual<ReadonlySet<string>> = { es: plain("es"), en: plain("en") };
/** With their accents: "sí" is a yes, "si" an if unless it stands alone. */
const openers = vocabulary("own-line-openers");
const verbs = new Set(vocabulary("own-line-verbs").map(fold));

/** Letters of our languages and the marks of prose; a full stop only where a sentence ends. */
const prose = /^(?:[\p{Script=Latin}\p{M}\s,;:!?¿¡'"“”«»()…–-]|\.(?!\p{L}))+$/u;

/**
 * Whether a line of a model's own may be shown: it is made of plain words, the visitor's name and their trade, and
 * states nothing. A wrong verdict costs little: the line is dropped, and no fact with it.
 */
export function mayBeSaid(line: string, ground: Ground): boolean {
	const text = line.replaceAll("’", "'");
	if (text.length > longestOwnLine || !prose.test(text) || holdsOffer(text)) return false;
	const words = wordsIn(text);
	return words.length > 0 && !opens(text) && !tells(words, ground) && isHarmless(words, ground);
}

/** A yes or a no at the head of a sentence or clause answers what was asked. */
function opens(text: string): boolean {
	return text
		.toLowerCase()
		.split(/[.,;:!?¿¡()…–"“”«»]+|\s-\s/u)
		.map((clause) => clause.trim())
		.some((clause) =>
			openers.some((opener) => fold(clause) === fold(opener) || `${clause} `.startsWith(`${opener} `)),
		);
}

/** Eight words in a row of what the model was sent. */
function tells(words: readonly Word[], { instructions }: Ground): boolean {
	if (words.length < longestRow) return false;
	const sent = ` ${joined(wordsIn(instructions))} `;
	return words
		.slice(0, words.length - longestRow + 1)
		.some((_, at) => sent.includes(` ${joined(words.slice(at, at + longestRow))} `));
}

/** Each word is plain, or names the visitor or their trade; what is named so is said nothing of. */
function isHarmless(words: readonly Word[], { language, written, name }: Ground): boolean {
	const named = words.filter(({ folded }) => !plainWords[language].has(folded));
	if (named.length === 0) return true;
	const theirs = new Set([...wordsIn(name ?? ""), ...tradesIn(written)].map(({ folded }) => folded));
	return named.every(({ folded }) => theirs.has(folded)) && !words.some(({ folded }) => verbs.has(folded));
}

function tradesIn(written: string): Word[] {
	const words = wordsIn(written);
	return findBusinesses(written).flatMap(({ first, last }) => words.slice(first, last + 1));
}

function joined(words: readonly Word[]): string {
	return words.map(({ folded }) => folded).join(" ");
}

function plain(language: Language): ReadonlySet<string> {
	return new Set(vocabulary(`own-line-words.${language}`).map(fold));
}
