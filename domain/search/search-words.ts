import { distinctWords } from "../words/plain.ts";

const longestWord = 60;
/** A search uses this many words: the longest, which are the most specific. */
const mostWords = 12;

/** Returns the words of a document for the index. */
export function documentWords(text: string): string[] {
	return [...new Set(distinctWords(text).map(cut))];
}

/** Returns the words to search for. @param typed the query as typed. */
export function typedWords(typed: string): string[] {
	return documentWords(typed)
		.toSorted((one, other) => other.length - one.length)
		.slice(0, mostWords);
}

/** Whether a text has, for each typed word, a word that begins with it, whatever the accents and capitals. */
export function beginsWords(text: string, typed: string): boolean {
	const words = documentWords(text);
	return typedWords(typed).every((wanted) => words.some((word) => word.startsWith(wanted)));
}

/** Whether a text begins with what was typed, whatever the accents and capitals; nothing typed begins none. */
export function beginsText(text: string, typed: string): boolean {
	const prefix = distinctWords(typed).join(" ");
	return prefix !== "" && distinctWords(text).join(" ").startsWith(prefix);
}

function cut(word: string): string {
	return [...word].slice(0, longestWord).join("");
}
