import { vocabulary } from "../../../../../content/assistant/vocabulary.ts";
import { fold, oneLine, type Word, wordsIn } from "../text.ts";
import { findBusinesses, findProfession } from "./industry.ts";
import { indexOfPhrase, isEveryday, wholeName } from "./name.ts";
import { lists } from "./words.ts";

/** What introduces a company's name. After a `weak` one ("from") it must begin with a capital. */
const introductions = vocabulary("introductions.company")
	.map((line) => ({ words: fold(line.replace(/ ?\*$/, "")), weak: line.endsWith("*") }))
	.sort((a, b) => b.words.length - a.words.length);
const joints = new Set([
	"de",
	"del",
	"la",
	"las",
	"los",
	"el",
	"y",
	"e",
	"&",
	"and",
	"of",
	"the",
	"do",
	"da",
]);
const longest = 6;

/** @returns the company that a sentence names as the visitor's own ("from Flores La Esmeraldina"), or null. */
export function findCompany(sentence: string): string | null {
	const folded = fold(sentence);
	for (const { words, weak } of introductions) {
		for (const at of placesOf(folded, words)) {
			const company = introduced(sentence, at, words, weak);
			if (company) return company;
		}
	}
	return withItsTrade(sentence);
}

/** @returns the company that is joined to a name ("Ana de Hotel Brisa", "lina de tours tayrona"). @param behind what follows the name. */
export function joinedCompany(behind: string): string | null {
	const joint = behind.match(/^,?\s+(?:(?:soy |somos )?(?:de la|de el|del|de)|from|at|with|con)\s+/iu)?.[0];
	if (!joint) return null;
	const rest = behind.slice(joint.length);
	const run = capitalRun(rest);
	if (run) return isCompanyLike(run) ? asCompany(run) : null;
	const clause = clauseOf(rest);
	const words = wordsIn(clause ?? "").length;
	const behindTrade = clause && named(clause);
	if (behindTrade) return behindTrade;
	return clause && words >= 2 && words <= 4 && findBusinesses(clause).length > 0
		? asCompany(titled(clause))
		: null;
}

/** "Escuela de baile Son de Barrio", "ferretería La Tuerca": the name behind the words for what it is. */
export function named(clause: string): string | null {
	const start = clause.search(/(?<![\p{L}\p{N}])\p{Lu}/u);
	if (start <= 0 || findBusinesses(clause.slice(0, start)).length === 0) return null;
	const run = capitalRun(clause.slice(start));
	const isPlace = / (?:in|en|near|from) $/.test(clause.slice(0, start));
	return run && !isPlace && isCompanyLike(run) ? asCompany(run) : null;
}

function introduced(sentence: string, at: number, words: string, weak: boolean): string | null {
	const rest = sentence.slice(at + words.length).trimStart();
	const quoted = rest.match(/^[«"“]([^«»"“”]{2,50})[»"”]/u)?.[1];
	if (quoted) return asCompany(quoted);
	const run = capitalRun(rest);
	if (run) return isCompanyLike(run) || !weak ? asCompany(run) : null;
	const tellsOfBusiness = /(?:empresa|negocio|marca|company|business|shop|store|tienda|hotel|firm)/.test(
		words,
	);
	const isBeside = tellsOfBusiness || findBusinesses(sentence.slice(0, at)).length > 0;
	const clause = weak || !isBeside ? null : clauseOf(rest);
	return clause && asCompany(clause);
}

function placesOf(folded: string, phrase: string): number[] {
	const found: number[] = [];
	for (let from = 0; ; ) {
		const at = indexOfPhrase(folded.slice(from), phrase);
		if (at < 0) return found;
		found.push(from + at);
		from += at + phrase.length;
	}
}

function titled(text: string): string {
	return text.replace(/(?<=^|\s)\p{Ll}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase());
}

/** @returns the company a text consists of, as in the answer to "how is it called?". */
export function wholeCompany(text: string): string | null {
	const clause = text.split(/[,;\n(]/)[0] ?? "";
	const words = wordsIn(clause);
	if (words.every(({ folded }) => lists.places.has(folded) || joints.has(folded))) return null;
	if (words.length === 0 || words.length > longest || /[?¿@]/.test(clause)) return null;
	return asCompany(clause.replace(/^[\s\-–•*"«]+|[\s.!"»]+$/g, ""));
}

/** "Hotel Bahía Quieta", "Baptiste Developments": words with a capital, a trade among them, and not a trade alone. */
export function withItsTrade(sentence: string): string | null {
	const words = wordsIn(sentence);
	for (let at = 0; at < words.length; at++) {
		const run = capitalRun(sentence.slice(words[at]?.from));
		if (!run) continue;
		const inRun = wordsIn(run);
		const trades = findBusinesses(run).reduce((sum, { first, last }) => sum + last - first + 1, 0);
		if (trades > 0 && inRun.length > trades && inRun.length >= 2) return asCompany(run);
		at += inRun.length - 1;
	}
	return null;
}

/** A name of a company is no person's, no place alone and no word for what it does. */
function isCompanyLike(company: string): boolean {
	const words = wordsIn(company).map(({ folded }) => folded);
	if (words.every((word) => lists.places.has(word) || joints.has(word))) return false;
	if (words.length === 1 && isEveryday(words[0] ?? "")) return false;
	const [first = ""] = words;
	if (
		words.length === 1 &&
		(lists.firstNames.has(first) || lists.times.has(first) || lists.systems.has(first))
	)
		return false;
	if (findProfession(company) && words.length === 1) return false;
	const trades = findBusinesses(company).reduce((sum, { first: from, last }) => sum + last - from + 1, 0);
	const isPerson = wholeName(company) !== null && trades === 0 && lists.firstNames.has(first);
	return trades < words.length && !isPerson;
}

/** The words at the head of a text that begin with a capital or a figure, joined by small ones. */
export function capitalRun(text: string): string | null {
	const words = wordsIn(text);
	let last = -1;
	for (let at = 0; at < words.length && at < longest + 2; at++) {
		const word = words[at];
		if (!word || isBroken(text, words[at - 1], word)) break;
		if (/^[\p{Lu}\d]/u.test(word.text)) last = at;
		else if (at === 0 && ["la", "el", "los", "las", "the"].includes(word.folded)) continue;
		else if (last < 0 || !joints.has(word.folded)) break;
	}
	const [first, end] = [words.find(({ text }) => /^[\p{Lu}\d]/u.test(text)), words[last]];
	const hasLetters = first && end && /\p{L}{2}/u.test(text.slice(first.from, end.to));
	return hasLetters ? text.slice(first.from, end.to) : null;
}

function isBroken(text: string, before: Word | undefined, word: Word): boolean {
	return before !== undefined && !/^(?:\s|\s?&\s?|-|\. ?(?=S|A|I))+$/u.test(text.slice(before.to, word.from));
}

/** What is called something goes to the end of its clause. */
function clauseOf(text: string): string | null {
	const clause =
		text.split(/[,;.!?\n(]| (?:y|and|pero|but|que|en|in|con|with|where|donde) /)[0]?.trim() ?? "";
	const count = wordsIn(clause).length;
	return count > 0 && count <= longest ? clause : null;
}

function asCompany(text: string): string | null {
	const company = oneLine(text, 80);
	const words = wordsIn(company);
	if (!/\p{L}{2}/u.test(company) || words.length === 0) return null;
	const isTalk = words.every(({ folded }) => lists.neverNames.has(folded) || joints.has(folded));
	return isTalk ? null : company;
}
