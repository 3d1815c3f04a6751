import { vocabulary } from "../../content/assistant/vocabulary.ts";
import { fold } from "./text.ts";

/** Phrases of a list, folded, the longest first. */
export function phrasesOf(name: string): readonly string[] {
	return vocabulary(name)
		.map(fold)
		.sort((a, b) => b.length - a.length);
}

/** A pattern for the words of a list, in a folded text; "borr*" stands for every word that begins so. */
export function wordPattern(name: string): RegExp {
	const words = phrasesOf(name).map((word) => word.replace(/\*$/, String.raw`\p{L}*`));
	return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.join("|")})(?![\p{L}\p{N}])`, "u");
}

/**
 * Patterns for a whole folded text of a list's templates: "(change|correct) {old} to {now}", where a comma may stand before a
 * space. @param value the pattern of what a name in braces stands for; matches tell where it stands as a group of that name.
 */
export function templatesOf(name: string, value: string): RegExp[] {
	return vocabulary(name).map((line) => {
		const pattern = fold(line)
			.replace(/ /g, ",? ")
			.replace(/\{(\w+)\}/g, `(?<$1>${value})`);
		return new RegExp(`^${pattern}$`, "du");
	});
}

/** Whether one of the words stands in a text. */
export function holdsWord(text: string, words: RegExp): boolean {
	return words.test(fold(text));
}

/** Whether one of the phrases stands anywhere in a text, as whole words. */
export function holdsPhrase(text: string, phrases: readonly string[]): boolean {
	const folded = fold(text);
	return phrases.some((phrase) => indexOfPhrase(folded, phrase) >= 0);
}

/** @returns the longest of the phrases that a text ends with, as it stands there; "" when none does. */
export function phraseAtEnd(text: string, phrases: readonly string[]): string {
	const folded = fold(text).trimEnd();
	const found = phrases.find(
		(phrase) => folded.endsWith(phrase) && !/[\p{L}\p{N}]/u.test(folded.at(-phrase.length - 1) ?? " "),
	);
	return found ? text.slice(folded.length - found.length) : "";
}

/** @returns the longest of the phrases that a text begins with, with the space before it; "" when none does. */
export function phraseAtHead(text: string, phrases: readonly string[]): string {
	const start = text.search(/\S|$/);
	const folded = fold(text.slice(start));
	const found = phrases.find(
		(phrase) => folded.startsWith(phrase) && !/[\p{L}\p{N}]/u.test(folded[phrase.length] ?? " "),
	);
	return found ? text.slice(0, start + found.length) : "";
}

/** Where a phrase of whole words stands in a folded text, or -1. */
export function indexOfPhrase(folded: string, phrase: string): number {
	for (let at = folded.indexOf(phrase); at >= 0; at = folded.indexOf(phrase, at + 1)) {
		const [before, after] = [folded[at - 1] ?? " ", folded[at + phrase.length] ?? " "];
		const ends = phrase.endsWith(":") || !/[\p{L}\p{N}]/u.test(after);
		if (!/[\p{L}\p{N}]/u.test(before) && ends) return at;
	}
	return -1;
}

/** Everywhere that a phrase of whole words stands in a folded text. */
export function placesOf(folded: string, phrase: string): number[] {
	const found: number[] = [];
	for (let from = 0; ; ) {
		const at = indexOfPhrase(folded.slice(from), phrase);
		if (at < 0) return found;
		found.push(from + at);
		from += at + phrase.length;
	}
}

/** @returns which of the phrases stands first in a text, and where; of several in one place the longest. */
export function firstPhrase(text: string, phrases: readonly string[]): { phrase: string; at: number } | null {
	const folded = fold(text);
	const found = phrases
		.map((phrase) => ({ phrase, at: indexOfPhrase(folded, phrase) }))
		.filter(({ at }) => at >= 0);
	return found.sort((a, b) => a.at - b.at || b.phrase.length - a.phrase.length)[0] ?? null;
}
