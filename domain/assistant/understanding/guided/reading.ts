import { vocabulary } from "../../../../content/assistant/vocabulary.ts";
import { knowledge } from "../../../../content/knowledge/list.ts";
import { type Language, otherLanguage } from "../../../../shared/language.ts";
import { holdsPhrase, holdsWord, phraseAtHead, phrasesOf, wordPattern } from "../../../words/phrases.ts";
import { sentencesOf, wordsIn } from "../../../words/text.ts";
import { classify, type Guess } from "./classifier/classify.ts";
import { findIntroducedName } from "./entities/introduced-name.ts";
import { weightsOf } from "./trained.ts";
import { beforePlea } from "./voice.ts";

/** A sentence of a message, or a clause of a long one, with its guesses. */
export type Part = {
	text: string;
	/** By its question mark, or by how it begins. */
	isQuestion: boolean;
	/** The likeliest labels, best first; empty without a known word. */
	guesses: readonly Guess[];
	/** The likeliest label when it is sure, else null. */
	label: string | null;
	/** The clauses of a sentence with several. */
	clauses: readonly Part[];
};

/** The least confidence at which a guess is sure; measured on the seen questions (docs/quality.md). */
const sure = 0.6;
/** The least probability at which a statement is taken for one that tells something. */
const leastTellProbability = 0.08;
/** Below this share of words in known phrases, a question is trusted less. Other acts are shorter and more varied. */
const usualCoverage = 0.6;
const usualCoverageOfActs = 0.4;
/** Labels with consequences, which must be understood as well as a question. */
const graveLabels = new Set([
	"change-language",
	"erase-data",
	"stop-contact",
	"complaint",
	"request-person",
	"correct-fact",
	"trick",
]);
const takesBack = new Set(["erase-data", "stop-contact"]);
const takingBack = wordPattern("taking-back");
/** Labels with the same meaning, whose probabilities are added. */
const families = [
	["greeting", "thanks", "goodbye", "chit-chat", "wait", "joke-or-insult"],
	["request-proposal", "resend-proposal"],
	["affirm", "request-proposal"],
	["integrations", "named-integration"],
	["deny", "later", "decline-to-tell"],
];
/** Clauses shorter than this, in words, are not read alone. */
const shortestClause = 3;
const shortestHalf = 2;
const mostHalves = 3;
const mostOfYes = 2;

/** "Qué" asks and "que" does not: a word counts as it is written or without its accents. */
const questionWords = new Set(vocabulary("question-words"));
/** "Quiero saber…", "I wanted to ask…". */
const questionOpeners = phrasesOf("question-openers");
const questionHeads = phrasesOf("question-heads");
/** The label of sensible questions that no entry answers. */
export const unforeseen = "unforeseen";
/** Labels whose phrases are questions. The dialogue itself knows what to say to "advice". */
const questionLabels: ReadonlySet<string> = new Set([...knowledge.map(({ id }) => id), "advice", unforeseen]);

const wishLabels: ReadonlySet<string> = new Set(
	knowledge.flatMap((entry) => ("isWish" in entry && entry.isWish ? [entry.id] : [])),
);

/** Whether a label's question is about something that a business may want done. */
export function isWishLabel(label: string): boolean {
	return wishLabels.has(label);
}

export function isQuestionLabel(label: string): boolean {
	return questionLabels.has(label);
}

const figureLabels = new Set(["tell-budget", "tell-size", "tell-timing"]);

/** Returns the confidence of a guess, from 0 to 1. */
export function confidenceOf({ label, probability, coverage }: Guess): number {
	const isStrict = isQuestionLabel(label) || graveLabels.has(label);
	return probability * Math.min(1, coverage / (isStrict ? usualCoverage : usualCoverageOfActs));
}

/** @returns the guesses of parts and of their clauses, each with its part. */
export function guessesIn(parts: readonly Part[]): { part: Part; guess: Guess }[] {
	return parts.flatMap((part) => [
		...part.guesses.map((guess) => ({ part, guess })),
		...guessesIn(part.clauses),
	]);
}

/** Reads a message sentence by sentence. */
export function partsOf(message: string, language: Language): Part[] {
	return sentencesOf(message).flatMap(
		(sentence) => halvesOf(sentence, language) ?? [partOf(sentence, language, true)],
	);
}

/** Splits a sentence whose halves surely ask different things: "How much is it and how long does it take?" */
function halvesOf(sentence: string, language: Language): Part[] | null {
	const texts = sentence.split(/,?\s+(?:y|and)\s+|,\s+/iu);
	const isOdd = texts.length < 2 || texts.length > mostHalves;
	if (isOdd || texts.some((text) => wordsIn(text).length < shortestHalf)) return null;
	const halves = texts.map((text) => partOf(text, language, false));
	const labels = halves.flatMap(({ label, isQuestion }) => (isQuestion && label !== null ? [label] : []));
	const known = labels.filter((label) => isQuestionLabel(label) && label !== unforeseen);
	return new Set(known).size === halves.length ? halves : null;
}

/** Reads a text as one, whatever sentences it has. */
export function wholeOf(message: string, language: Language): Part {
	return partOf(message, language, false);
}

function partOf(text: string, language: Language, divides: boolean): Part {
	const guesses = politeYes(text, language) ?? guessesFor(text, language);
	const isMarked = /[?¿]/.test(text);
	const isFigure = figureLabels.has(guesses[0]?.label ?? "");
	const isQuestion = isMarked || (opensQuestion(text) && !isFigure);
	const clauses = divides ? clausesOf(text) : [];
	return {
		text,
		guesses,
		isQuestion,
		label: introducesOnly(text) ? "tell-contact" : labelOf(text, guesses, isQuestion),
		clauses: clauses.length > 1 ? clauses.map((clause) => partOf(clause, language, false)) : [],
	};
}

/** Whether a text only introduces somebody: "Soy Eva Mora." resembles whichever example begins like it. */
function introducesOnly(text: string): boolean {
	const introduced = findIntroducedName(text);
	if (!introduced) return false;
	return wordsIn(text.slice(0, introduced.opening)).length + wordsIn(text.slice(introduced.to)).length === 0;
}

/** Drops guesses of taking something back from a text without a word for it. */
function possible(guesses: readonly Guess[], text: string): Guess[] {
	const left = guesses.filter(({ label }) => !takesBack.has(label) || holdsWord(text, takingBack));
	const dropped = guesses
		.filter((guess) => !left.includes(guess))
		.reduce((sum, { probability }) => sum + probability, 0);
	return left.map((guess) => ({ ...guess, probability: guess.probability / (1 - dropped) }));
}

/** Reads a message of mixed languages in both; the reading that knows more of it counts. */
function guessesFor(text: string, language: Language): Guess[] {
	const own = possible(classify(text, weightsOf(language)), text);
	const [best] = own;
	if (best && confidenceOf(best) >= sure) return own;
	const other = possible(classify(text, weightsOf(otherLanguage(language))), text);
	const better = other[0] && confidenceOf(other[0]) > (best ? confidenceOf(best) : 0) + 0.2;
	return better ? other : own;
}

function politeYes(text: string, language: Language): Guess[] | null {
	const yes = beforePlea(text);
	if (yes === "" || wordsIn(yes).length > mostOfYes) return null;
	const guesses = guessesFor(yes, language);
	return guesses[0]?.label === "affirm" ? guesses : null;
}

function labelOf(text: string, guesses: readonly Guess[], isQuestion: boolean): string | null {
	const [best] = guesses;
	if (!best || withFamily(best, guesses) < sure) return null;
	if (isQuestion || !isQuestionLabel(best.label) || wordsIn(text).length < 6) return best.label;
	// A statement that resembles a question tells something, where that is likely at all.
	const telling = guesses.find(
		({ label, probability }) => label.startsWith("tell-") && probability >= leastTellProbability,
	);
	return telling?.label ?? best.label;
}

/** Returns the confidence of a guess together with labels of the same meaning. */
function withFamily(best: Guess, guesses: readonly Guess[]): number {
	const sums = families
		.filter((family) => family.includes(best.label))
		.map((family) =>
			guesses
				.filter(({ label }) => family.includes(label))
				.reduce((sum, { probability }) => sum + probability, 0),
		);
	return Math.max(confidenceOf(best), ...sums.map((probability) => confidenceOf({ ...best, probability })));
}

function opensQuestion(text: string): boolean {
	if (holdsPhrase(text, questionOpeners)) return true;
	const head = phraseAtHead(text, questionHeads);
	if (head !== "" && !speaksOfOwn(text.slice(head.length))) return true;
	const [first] = wordsIn(text);
	return (
		first !== undefined && [first.folded, first.text.toLowerCase()].some((word) => questionWords.has(word))
	);
}

/** "The tastes of my clients", "our customers better"; but not "pricing for my hotel". */
function speaksOfOwn(text: string): boolean {
	return /^\s*(?:about )?(?:mis?|nuestr\w+|my|our) |\s(?:de|of|al?) (?:mis?|nuestr\w+|my|our) /iu.test(text);
}

/** Whether a question word stands anywhere in a text: "y eso qué", "lo que se puede". */
export function holdsQuestionWord(text: string): boolean {
	return wordsIn(text).some(({ text }) => questionWords.has(text.toLowerCase()));
}

const joints = /[,;:]\s+|\s+(?=(?:y|and|pero|but|porque|because|so|así que|entonces)\s)|\s+[-–]\s+/iu;

function clausesOf(sentence: string): string[] {
	return sentence.split(joints).filter((clause) => wordsIn(clause).length >= shortestClause);
}
