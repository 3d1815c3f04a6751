import { vocabulary, vocabularyMap } from "../../../../../content/assistant/vocabulary.ts";
import { fold } from "../text.ts";
import { phraseAtEnd, phrasesOf } from "./phrases.ts";
import { numberWords } from "./words.ts";

/** An address as it was said, and what it would be written. */
export type DictatedEmail = { address: string; raw: string };

type Token = { folded: string; from: number; to: number };

const signs = vocabularyMap("spoken-signs");
const signsOfTwoWords = vocabulary("spoken-signs").flatMap((line) => line.match(/^\S+ \S+(?=\t)/)?.[0] ?? []);
const fillers = phrasesOf("address-fillers");
const openers = phrasesOf("address-openers");
/** How many words stand on a side of the at sign. */
const mostWords = 5;
const endings = /^[a-z]{2,8}$/;

/** @returns the first address in a text that is said in words ("ana arroba brisa punto co", "bill at lake house dot com"), or null. */
export function findDictatedEmail(text: string): DictatedEmail | null {
	const tokens = tokensIn(text);
	for (const [at, { folded }] of tokens.entries()) {
		if (signs.get(folded) !== "@") continue;
		const domain = domainFrom(text, tokens, at + 1);
		const local = domain && localBefore(text, tokens, at);
		if (!domain || !local) continue;
		const raw = text.slice(local.from, domain.to);
		return { address: `${local.text}@${domain.text}`, raw };
	}
	return null;
}

/** The words; signs of two words are one, and what is said about the address is left out. */
function tokensIn(text: string): Token[] {
	const folded = [...fillers, ...signsOfTwoWords].reduce(
		(left, phrase) =>
			left.replaceAll(
				phrase,
				fillers.includes(phrase) ? " ".repeat(phrase.length) : phrase.replace(" ", "+"),
			),
		fold(text),
	);
	return [...folded.matchAll(/[\p{L}\p{N}+_-]+/gu)].map(({ 0: word, index }) => ({
		folded: word.replace("+", " "),
		from: index,
		to: index + word.length,
	}));
}

function domainFrom(
	text: string,
	tokens: readonly Token[],
	first: number,
): { text: string; to: number } | null {
	let written = "";
	let end = -1;
	for (let at = first; at < tokens.length && at < first + 2 * mostWords; at++) {
		const [token, next] = [tokens[at], tokens[at + 1]];
		if (!token || isBroken(text, tokens[at - 1], token)) break;
		const isDot = signs.get(token.folded) === ".";
		if (isDot && next && endings.test(next.folded) && !isBroken(text, token, next)) {
			written += `.${next.folded}`;
			end = ++at;
		} else if (end >= 0 || isDot || at - first >= mostWords) break;
		else written += signs.get(token.folded) ?? spelled(token.folded);
	}
	return end >= 0 ? { text: written, to: tokens[end]?.to ?? 0 } : null;
}

/** Back to the word that introduces it; without one the word before the sign is all of it. */
function localBefore(
	text: string,
	tokens: readonly Token[],
	at: number,
): { text: string; from: number } | null {
	const words: Token[] = [];
	let isOpened = false;
	for (let back = at - 1; back >= 0 && words.length <= 2 * mostWords; back--) {
		const [token, next] = [tokens[back], tokens[back + 1]];
		if (!token || !next || isBroken(text, token, next)) break;
		isOpened = phraseAtEnd(text.slice(0, token.to), openers) !== "";
		if (isOpened) break;
		words.unshift(token);
	}
	const kept = isOpened ? words : joinedToLast(words);
	const written = kept.map(({ folded }) => signs.get(folded) ?? spelled(folded)).join("");
	return kept[0] ? { text: written, from: kept[0].from } : null;
}

/** "Ventas guion bajo sur": what signs join to the last word. */
function joinedToLast(words: readonly Token[]): Token[] {
	let start = words.length - 1;
	while (start >= 2 && signs.has(words[start - 1]?.folded ?? "")) start -= 2;
	return words.slice(Math.max(0, start));
}

function spelled(word: string): string {
	return String(numberWords.get(word) ?? word);
}

function isBroken(text: string, before: Token | undefined, token: Token): boolean {
	return before !== undefined && /[.,;:!?\n]/.test(text.slice(before.to, token.from));
}
