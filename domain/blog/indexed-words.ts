import { wordsOf } from "../words/words-of.ts";

/** Beginnings of so many letters, or fewer, stand in the index themselves: many different words share them. */
const longest = 4;
/** No word begins with it. */
const mark = "*";
/** Longer words are kept up to here, in characters. */
const kept = 60;

/**
 * What a post is found by: its words, and the beginnings of those that are looked for while somebody still types. Each is
 * read from the index newest first, however many words begin so.
 * @returns each once, folded; a beginning with its mark.
 */
export function indexedWords(text: string): string[] {
	const words = wordsOf(text).map((word) => word.slice(0, kept));
	return [...new Set(words.flatMap((word) => [word, ...beginningsOf(word)]))];
}

/** How the beginning of a word stands in the index, or null when only whole words do. @param word folded; see wordsOf. */
export function asBeginning(word: string): string | null {
	return [...word].length <= longest ? `${mark}${word}` : null;
}

/** The longest beginning of a word that stands in the index, the word itself when it is as short. @param word folded; see wordsOf. */
export function beginningOf(word: string): string {
	return mark + [...word].slice(0, longest).join("");
}

function beginningsOf(word: string): string[] {
	const letters = [...word].slice(0, longest);
	return letters.map((_, at) => `${mark}${letters.slice(0, at + 1).join("")}`);
}
