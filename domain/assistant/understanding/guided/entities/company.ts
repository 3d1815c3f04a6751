import { vocabulary } from "../../../../../content/assistant/vocabulary.ts";
import { fold, type Word, wordsIn } from "../text.ts";
import { asCompany, clauseOf, joints, longest, withoutOpeners } from "./company-text.ts";
import { findBusinesses, findProfession } from "./industry.ts";
import { capitalizeName, isEveryday, wholeName } from "./name.ts";
import { phraseAtEnd, phraseAtHead, phrasesOf, placesOf } from "./phrases.ts";
import { lists } from "./words.ts";

/** What introduces a company's name. After a `weak` one ("from") it must begin with a capital. */
const introductions = vocabulary("introductions.company")
	.map((line) => ({ words: fold(line.replace(/ ?\*$/, "")), weak: line.endsWith("*") }))
	.sort((a, b) => b.words.length - a.words.length);
const legalForms = new Set(vocabulary("legal-forms"));
const closings = phrasesOf("closings.company");
const strong = introductions.flatMap(({ words, weak }) => (weak ? [] : [words]));

/** Whether a sentence says that something is called like this: "se llama", "the company is", or nothing but "es" before it. */
export function saysItIsCalled(sentence: string, company: string): boolean {
	const at = sentence.indexOf(company);
	const before = sentence.slice(0, Math.max(0, at)).trimEnd();
	const isClosed = phraseAtHead(sentence.slice(at + company.length), closings) !== "";
	return isClosed || phraseAtEnd(before, [...strong, "es", "is"]) !== "";
}

/** @returns the company that a sentence names as the visitor's own ("from Flores La Esmeraldina"), or null. */
export function findCompany(sentence: string): string | null {
	const registered = findRegistered(sentence);
	if (registered) return registered;
	const folded = fold(sentence);
	for (const { words, weak } of introductions) {
		for (const at of placesOf(folded, words)) {
			const company = introduced(sentence, at, words, weak);
			if (company) return company;
		}
	}
	return behindItsTrade(sentence) ?? withItsTrade(sentence);
}

/** @returns a registered company that a sentence names ("Grupo Farmallano SAS"), or null. */
export function findRegistered(sentence: string): string | null {
	const words = wordsIn(sentence);
	for (let at = 0; at < words.length; at++) {
		const run = capitalRun(sentence.slice(words[at]?.from));
		const inRun = wordsIn(run ?? "");
		const form = inRun.findIndex(({ folded }) => legalForms.has(folded));
		// "MD of Okafor Homes Ltd".
		if (run && form > 0)
			return asCompany(run.slice(0, inRun[form]?.to).replace(/^\p{Lu}{2,3} (?:of|de) /u, ""));
		at += Math.max(0, inRun.length - 1);
	}
	return null;
}

/** "El gym es Tren Superior", "the hotel name is Coral Lantern". */
function behindItsTrade(sentence: string): string | null {
	const words = wordsIn(sentence);
	const trades = findBusinesses(sentence).map(({ last }) => words[last]);
	for (const trade of [...trades, ...words.filter(isWeakBusiness)]) {
		const behind = sentence.slice(trade?.to);
		const verb = behind.match(/^\s+(?:name\s+)?(?:is|es)\s+/iu)?.[0];
		const run = verb === undefined ? null : capitalRun(behind.slice(verb.length));
		if (run && isCompanyLike(run)) return asCompany(run);
	}
	return null;
}

/** @returns the company that is joined to a name ("Ana de Hotel Brisa", "lina de tours tayrona"). @param behind what follows the name. */
export function joinedCompany(behind: string): string | null {
	const joint = behind.match(/^,?\s+(?:(?:soy |somos )?(?:de la|de el|del|de)|from|at|with|con)\s+/iu)?.[0];
	if (!joint) return null;
	const rest = behind.slice(joint.length);
	const run = capitalRun(rest);
	if (run) return isCompanyLike(run) ? asCompany(run) : null;
	const clause = clauseOf(rest);
	return clause && (named(clause) ?? smallNamed(clause));
}

/** "Tours tayrona": the word for what it is and its name, all in small letters. */
function smallNamed(clause: string): string | null {
	const [trade] = findBusinesses(clause);
	const named = wordsIn(clause).length - ((trade?.last ?? 0) + 1);
	return trade?.first === 0 && named > 0 && named <= 2 ? asCompany(capitalizeName(clause)) : null;
}

/** "Escuela de baile Son de Barrio", "ferretería La Tuerca": the name behind the words for what it is. */
export function named(clause: string): string | null {
	const start = clause.search(/(?<![\p{L}\p{N}])\p{Lu}/u);
	if (start <= 0 || findBusinesses(clause.slice(0, start)).length === 0) return null;
	const run = capitalRun(clause.slice(start));
	const isPlace = / (?:in|en|near|from) $/.test(clause.slice(0, start));
	if (!run || isPlace || !isCompanyLike(run)) return null;
	const head = clause.slice(0, start);
	const [trade] = findBusinesses(head);
	const isWhole = trade !== undefined && trade.last - trade.first + 1 === wordsIn(head).length;
	return asCompany(isWhole ? withCapital(head.trimStart()) + run : run);
}

function withCapital(text: string): string {
	return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

function introduced(sentence: string, at: number, words: string, weak: boolean): string | null {
	const rest = sentence.slice(at + words.length).trimStart();
	const quoted = rest.match(/^[«"“]([^«»"“”]{2,50})[»"”]/u)?.[1];
	if (quoted) return asCompany(quoted);
	const before = `${sentence.slice(0, at)} ${words}`;
	const isBeside = [...findBusinesses(before), ...wordsIn(before).filter(isWeakBusiness)].length > 0;
	const run = capitalRun(rest);
	if (run) return isCompanyLike(run) || (!weak && isBeside) ? asCompany(run) : null;
	const clause = weak || !isBeside ? null : clauseOf(rest);
	return clause && asCompany(capitalizeName(clause));
}

function isWeakBusiness({ folded }: Word): boolean {
	return lists.weakBusinesses.has(folded);
}

/** @returns the company a text consists of, as in the answer to "how is it called?". */
export function wholeCompany(text: string): string | null {
	const said = withoutOpeners(text).split(/[,;\n(]/)[0] ?? "";
	const bare = said.replace(/[\s.!]+$/, "");
	const clause = bare.slice(0, bare.length - phraseAtEnd(bare, closings).length);
	const words = wordsIn(clause);
	if (words.every(({ folded }) => lists.places.has(folded) || joints.has(folded))) return null;
	if (words.length === 0 || words.length > longest || /[?¿@]/.test(clause)) return null;
	const company = clause.replace(/^[\s\-–•*"«]+|[\s.!"»]+$/g, "");
	return asCompany(findBusinesses(company)[0]?.first === 0 ? withCapital(company) : company);
}

/** "Hotel Bahía Quieta", "Baptiste Developments": words with a capital, a trade among them, and not a trade alone. */
function withItsTrade(sentence: string): string | null {
	const text = withoutOpeners(sentence);
	const words = wordsIn(text);
	for (let at = 0; at < words.length; at++) {
		const run = capitalRun(text.slice(words[at]?.from));
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
