import { holdsPhrase, phrasesOf, placesOf } from "./entities/phrases.ts";
import { fold, wordsIn } from "./text.ts";

const firstPerson = phrasesOf("first-person");
const notBeing = phrasesOf("not-being");
const others = phrasesOf("others");
const negations = phrasesOf("negations");
const harmlessNoes = phrasesOf("harmless-noes");
const grudging = phrasesOf("grudging-yeses");
/** "Por supuesto que no": a longer text with a no in it says what is wrong. */
export const mostOfNo = 4;
/** How many words may stand between "tengo" and what one has. */
const mostBetween = 4;
/** A point within an address or a figure ends no sentence. */
const sentences = /[^\n]+?(?:[.!?…;]+(?=\s|$)|\n|$)/gu;
const clauseStarts = /[,:()](?=\s)|\s(?=(?:y|and|pero|but)\s)/giu;

/** Whether somebody speaks of themself or their business. */
export function speaksOfOneself(text: string): boolean {
	return holdsPhrase(text, firstPerson);
}

/** Whether "tengo", "my", "somos una" and the like stand shortly before a word of the text. @param at which word, from 0. */
export function isOwn(text: string, at: number): boolean {
	const words = wordsIn(text);
	const from = words[Math.max(0, at - mostBetween - 1)]?.from ?? 0;
	return speaksOfOneself(text.slice(from, words[at]?.from ?? text.length));
}

/** Whether a text says no; "no problem, make it" does not. */
export function denies(text: string): boolean {
	const left = harmlessNoes.reduce((rest, phrase) => rest.replaceAll(phrase, ""), fold(text));
	return holdsPhrase(left, negations);
}

/** "Yeah right", "whatever": a yes that nothing may be done upon. */
export function isGrudging(text: string): boolean {
	return holdsPhrase(text, grudging);
}

/** Whether a business in a text is said not to be theirs. */
export function isDeniedBusiness(text: string): boolean {
	return holdsPhrase(text, notBeing);
}

/** Whether a text tells of somebody else. */
export function isOfOthers(text: string): boolean {
	return holdsPhrase(text, others);
}

/**
 * The text without what it tells of others; facts are read from the rest. The first word of a clause that says whose it is
 * ("310… is my neighbor's") counts for all of the clause, another from where it stands, and each until the next one.
 */
export function ownText(text: string): string {
	return text.replace(sentences, withoutOthers);
}

function withoutOthers(sentence: string): string {
	if (!isOfOthers(sentence)) return sentence;
	const marks = marksIn(fold(sentence));
	const starts = [0, ...[...sentence.matchAll(clauseStarts)].map(({ index }) => index)];
	const clause = (at: number) => starts.findLast((start) => start <= at) ?? 0;
	const pieces = marks.map((mark, at) => {
		const before = marks[at - 1];
		const isFirst = before === undefined || clause(before.from) < clause(mark.from);
		return { ...mark, from: isFirst ? clause(mark.from) : mark.from };
	});
	const kept = pieces.map(({ from, isOwn }, at) =>
		isOwn ? sentence.slice(from, pieces[at + 1]?.from) : ", ",
	);
	return sentence.slice(0, pieces[0]?.from) + kept.join("");
}

/** Where a sentence says whose it is what it tells; of two marks in one place the longer counts. */
function marksIn(folded: string): { from: number; isOwn: boolean }[] {
	const found = [others, firstPerson].flatMap((phrases) =>
		phrases.flatMap((phrase) =>
			placesOf(folded, phrase).map((from) => ({ from, to: from + phrase.length, isOwn: phrases !== others })),
		),
	);
	const isWithin = (one: (typeof found)[0], other: (typeof found)[0]) =>
		other.from <= one.from && one.to <= other.to && other.to - other.from > one.to - one.from;
	return found.filter((one) => !found.some((other) => isWithin(one, other))).sort((a, b) => a.from - b.from);
}
