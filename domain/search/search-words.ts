import { wordsOf } from "../words/words-of.ts";

/** Longer words are cut, in the index and in what is typed alike. */
const longestWord = 60;
/** A search goes by so many words, the longest, which say most. */
const mostWords = 12;

/** The words a document is found by. */
export function documentWords(text: string): string[] {
	return [...new Set(wordsOf(text).map(cut))];
}

/** The words that are looked for. @param typed as it was typed. */
export function typedWords(typed: string): string[] {
	return documentWords(typed)
		.toSorted((one, other) => other.length - one.length)
		.slice(0, mostWords);
}

function cut(word: string): string {
	return [...word].slice(0, longestWord).join("");
}
