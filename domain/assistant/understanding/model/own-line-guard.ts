import { vocabulary } from "../../../../content/assistant/vocabulary.ts";
import type { Bilingual, Language } from "../../../../content/language.ts";
import { holdsOffer, namesOffer } from "../../../words/offers.ts";
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

/** What lines in one language are made of. */
type OwnWords = {
	openings: readonly string[];
	ordinary: ReadonlySet<string>;
	isVerb(word: string): boolean;
};

type Clause = { words: Word[]; isAsked: boolean };

const longestOwnLine = 160;
/** So many words in a row tell what the instructions say. */
const longestRow = 8;
/** So many words may be the visitor's and not ours: enough for what a line is about, too few to dictate one. */
const mostEchoed = 3;
/** Words that share so many letters at their head are forms of one. */
const stem = 5;

const own: Bilingual<OwnWords> = { es: ownWords("es"), en: ownWords("en") };
/** With their accents: "sí" is a yes, "si" an if unless it stands alone. */
const yesAndNo = vocabulary("yes-and-no");
/** Of a claim, a secret, a promise. */
const tellingWords = new Set(vocabulary("telling-words").map(fold));
const firstNames = new Set(vocabulary("first-names").map(fold));
const places = new Set(vocabulary("places").map(fold));

/** Letters of our languages and the marks of prose; a full stop only where a sentence ends. */
const prose = /^(?:[\p{Script=Latin}\p{M}\s,;:!?¿¡'"“”«»()…–—-]|\.(?!\p{L}))+$/u;
const clauseEnd = /[,;:()¿¡–—"“”«»]+|\s-\s/u;
const joining = /^(?:and|but|so|then|y|e|pero|pues|entonces) /i;
/** "Haremos", "llamaré", "avisé": what we did or will do. */
const deed = /(?:mos|rás?|rán|[éí])$/;

/**
 * Whether a line of a model's own may be shown. Each clause begins as one that states nothing (thanks, a feeling, a
 * question back) or has no verb; each word is an ordinary one, the visitor's name, or one of a few that they wrote. A
 * wrong verdict costs little: the line is dropped, and no fact with it.
 */
export function mayBeSaid(line: string, ground: Ground): boolean {
	const text = line.replaceAll("’", "'");
	if (text.length > longestOwnLine || !prose.test(text) || holdsOffer(text)) return false;
	const words = wordsIn(text);
	const clauses = clausesIn(text);
	if (words.length === 0 || tells(words, ground) || clauses.some((clause) => answers(clause, ground)))
		return false;
	const theirs = namesOf(ground);
	const others = clauses.flatMap((clause) => unlisted(clause, ground.language, theirs));
	return others.length <= mostEchoed && others.every((word) => word.mayEcho && isEcho(word, ground));
}

/** Eight words in a row of what the model was sent. */
function tells(words: readonly Word[], { instructions }: Ground): boolean {
	if (words.length < longestRow) return false;
	const sent = ` ${joined(wordsIn(instructions))} `;
	return words
		.slice(0, words.length - longestRow + 1)
		.some((_, at) => sent.includes(` ${joined(words.slice(at, at + longestRow))} `));
}

function clausesIn(text: string): Clause[] {
	return (text.match(/[^.!?…]+[.!?…]*/gu) ?? []).flatMap((sentence) =>
		sentence.split(clauseEnd).map((clause) => ({
			words: wordsIn(clause.trim().replace(joining, "")),
			isAsked: sentence.trimEnd().endsWith("?"),
		})),
	);
}

/** A yes or a no, alone or at the head of a clause that has no opening, answers what was asked. */
function answers({ words, isAsked }: Clause, { language }: Ground): boolean {
	const clause = asText(words);
	if (yesAndNo.some((word) => fold(clause) === fold(word))) return true;
	const isOpened = openingOf(words, language, isAsked) > 0;
	return !isOpened && yesAndNo.some((word) => clause.startsWith(`${word} `));
}

/** The words of a clause that our lists do not hold, and whether they may be the visitor's. */
function unlisted({ words, isAsked }: Clause, language: Language, theirs: ReadonlySet<string>) {
	const { ordinary, isVerb } = own[language];
	const opening = openingOf(words, language, isAsked);
	const isListed = (word: Word) => {
		const said = word.text.toLowerCase();
		if (ordinary.has(said) || theirs.has(word.folded)) return true;
		return opening > 0 && (isVerb(said) || (isAsked && !isTelling(word)));
	};
	const mayEcho = opening > 0 || isNamedOnly(words);
	return words.slice(opening).flatMap((word) => (isListed(word) ? [] : [{ ...word, mayEcho }]));
}

/** "A choir", "una emisora comunitaria": too short to say anything of it. */
function isNamedOnly(words: readonly Word[]): boolean {
	return words.length <= 3 && /^(?:una?|an?)$/.test(words[0]?.folded ?? "");
}

/** How many words of a clause are its opening. */
function openingOf(words: readonly Word[], language: Language, isAsked: boolean): number {
	const clause = `${asText(words)} `;
	const fitting = own[language].openings
		.filter((opening) => isAsked || !opening.endsWith("?"))
		.map((opening) => opening.replace("?", ""))
		.filter((opening) => clause.startsWith(`${opening} `));
	return Math.max(0, ...fitting.map((opening) => opening.split(" ").length));
}

/** A word that the visitor wrote, in this form or another. */
function isEcho(word: Word, { written }: Ground): boolean {
	return !isTelling(word) && wordsIn(written).some(({ folded }) => isSameStem(folded, word.folded));
}

/** A name other than of a place, a word of trade or of a claim, a deed. */
function isTelling({ text, folded }: Pick<Word, "text" | "folded">): boolean {
	const isName = /^\p{Lu}/u.test(text) && !places.has(folded);
	return isName || tellingWords.has(folded) || namesOffer(text) || deed.test(text);
}

/** "Reservas" and "reserva", "cotizo" and "cotización". */
function isSameStem(one: string, other: string): boolean {
	const [short, long] = one.length < other.length ? [one, other] : [other, one];
	const isPlural = short.length > 2 && (long === `${short}s` || long === `${short}es`);
	return one === other || isPlural || (short.length >= stem && long.startsWith(short.slice(0, stem)));
}

/** What names the visitor, their trade and their place. */
function namesOf({ name, written, language }: Ground): ReadonlySet<string> {
	const names = [...namesIn(name ?? "", language), ...tradesAndPlacesIn(written)];
	return new Set(names.map(({ folded }) => folded));
}

/** "José"; not "Somos" or "Habla", which somebody could give as theirs to have it said. */
function namesIn(name: string, language: Language): Word[] {
	return wordsIn(name).filter(
		({ text, folded }) =>
			firstNames.has(folded) ||
			!(tellingWords.has(folded) || deed.test(text) || own[language].isVerb(folded)),
	);
}

function tradesAndPlacesIn(written: string): Word[] {
	const words = wordsIn(written);
	const trades = findBusinesses(written).flatMap(({ first, last }) => words.slice(first, last + 1));
	return [...trades, ...words.filter(({ folded }) => places.has(folded))];
}

function joined(words: readonly Word[]): string {
	return words.map(({ folded }) => folded).join(" ");
}

/** As it stands, in lower case: accents tell an opening from what is none. */
function asText(words: readonly Word[]): string {
	return words.map(({ text }) => text.toLowerCase()).join(" ");
}

function ownWords(language: Language): OwnWords {
	const verbs = vocabulary(`own-line-verbs.${language}`);
	const stems = verbs.filter((verb) => verb.endsWith("*")).map((verb) => fold(verb.slice(0, -1)));
	const whole = new Set(verbs);
	return {
		openings: vocabulary(`own-line-openings.${language}`),
		ordinary: new Set(vocabulary(`own-line-words.${language}`)),
		isVerb: (word) =>
			whole.has(word) || (!deed.test(word) && stems.some((stem) => fold(word).startsWith(stem))),
	};
}
