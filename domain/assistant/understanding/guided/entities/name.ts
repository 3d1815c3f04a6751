import { lists } from "../../../../words/lists.ts";
import { fold, type Word, wordsIn } from "../../../../words/text.ts";
import { findBusinesses, findProfession } from "./industry.ts";

const longest = 5;
const longestClause = 300;

/** @returns the possible name that a text consists of, or null. It may be a town or a thing, too. */
export function onlyName(text: string): Leading | null {
	const plain = text.replace(/^[\s\-–•*]+|[\s.,;!\-–]+$/g, "");
	const name = leadingName(plain);
	return name?.to === plain.length ? name : null;
}

/** @returns the name a text consists of, as it stands in an answer or a signature; null when it is anything else. */
export function wholeName(text: string): string | null {
	const name = onlyName(text);
	return name && isPlainName(name.words) ? capitalizeName(name.text) : null;
}

/** Capitalises a name: "leidy johana PEÑUELA" becomes "Leidy Johana Peñuela". A name in mixed case stays. */
export function capitalizeName(text: string): string {
	if (/\p{Ll}/u.test(text) && /\p{Lu}/u.test(text)) return text;
	const words = text.toLowerCase().split(/\s+/);
	return words
		.map((word, at) => (at > 0 && lists.particles.has(fold(word)) ? word : capital(word)))
		.join(" ");
}

type Leading = { words: Word[]; text: string; from: number; to: number };

/** Takes the words at the beginning of a text that can be a name. */
export function leadingName(text: string): Leading | null {
	const clause = text.slice(0, longestClause).match(/^[^,;:.!?\n()|/\d@]*/)?.[0] ?? "";
	const words = withoutTitles(wordsIn(clause));
	const taken: Word[] = [];
	for (const [at, word] of words.entries()) {
		const next = words[at + 1];
		if (taken.length >= longest) break;
		if (lists.particles.has(word.folded) && taken.length > 0) {
			const isWithin =
				next && canBeName(next) && !isJoint(word, next, text) && /^\p{Lu}|^l[ao]s?$/u.test(next.text);
			if (!isWithin) break;
		} else if (!canBeName(word)) break;
		taken.push(word);
	}
	while (taken.length > 0 && lists.particles.has(taken.at(-1)?.folded ?? "")) taken.pop();
	const [first, last] = [taken[0], taken.at(-1)];
	if (!first || !last) return null;
	return { words: taken, text: text.slice(first.from, last.to), from: first.from, to: last.to };
}

/** "Ana de Hotel Brisa", "Ana y vendo": the joint leads to something else than the rest of a name. */
function isJoint(joint: Word, next: Word, text: string): boolean {
	if (["y", "e"].includes(joint.folded)) return true;
	if (joint.folded === "de" && !/^l[ao]s?$/.test(next.folded)) return true;
	return findBusinesses(wordsIn(text.slice(next.from))).some(({ first }) => first === 0);
}

/** "El padre Anselmo": a title goes, with its article. */
function withoutTitles(words: Word[]): Word[] {
	const isArticle = (at: number) =>
		["el", "la", "the"].includes(words[at]?.folded ?? "") && lists.titles.has(words[at + 1]?.folded ?? "");
	const start = words.findIndex(({ folded }, at) => !lists.titles.has(folded) && !isArticle(at));
	return start < 0 ? [] : words.slice(start);
}

function canBeName({ folded, text }: Word): boolean {
	if (!/^(?:[\p{L}'’-]{2,24}|\p{Lu})$/u.test(text)) return false;
	if (lists.firstNames.has(folded)) return true;
	return !lists.neverNames.has(folded) && !isBusiness(folded);
}

function isBusiness(folded: string): boolean {
	const words = wordsIn(folded);
	return findBusinesses(words).length > 0 || findProfession(words) !== null;
}

/** Begins with a known first name; or two words and more with a capital, none of them an everyday word. */
export function isPlainName(words: readonly Word[]): boolean {
	const [first, second] = words;
	// "Rosa Mejía" is a name, "Rosa" may be a town.
	if (!first || (lists.places.has(first.folded) && !(second && lists.firstNames.has(first.folded))))
		return false;
	if (lists.firstNames.has(first.folded)) return words.length <= 5;
	if (words.some(({ folded }) => isBusiness(folded))) return false;
	if (!second) return false;
	return words.every(
		({ text, folded }) => lists.particles.has(folded) || (/^\p{Lu}/u.test(text) && !isEveryday(folded)),
	);
}

/** Whether people also write a word about other things than names. */
export function isEveryday(folded: string): boolean {
	return lists.everyday.has(fold(folded));
}

/** Whether a name begins with a common first name. */
export function isKnownFirstName(name: string): boolean {
	return lists.firstNames.has(wordsIn(name)[0]?.folded ?? "");
}

function capital(word: string): string {
	return word.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
}
