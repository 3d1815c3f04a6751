import { folded } from "./folded.ts";

/**
 * Whether a text contains one of a list's phrases; case and accents do not matter.
 * @param phrases lower case, without accents. "a + b": both must occur, in any order. "a*": any ending. "!a": a text with
 * it contains no phrase of the list.
 */
export function holdsAnyPattern(text: string, phrases: readonly string[]): boolean {
	const plain = ` ${folded(text).replace(/[^a-z0-9]+/g, " ")} `;
	const holds = (part: string) => plain.includes(part.endsWith("*") ? ` ${part.slice(0, -1)}` : ` ${part} `);
	return (
		phrases.some((phrase) => phrase.split(" + ").every(holds)) &&
		!phrases.some((phrase) => phrase.startsWith("!") && holds(phrase.slice(1)))
	);
}
