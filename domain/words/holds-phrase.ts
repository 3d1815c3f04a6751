import { folded } from "./folded.ts";

/**
 * Whether a text holds one of a list's phrases, in any case and without regard to accents.
 * @param phrases lower case, without accents: "a + b" when both must stand in the text, in any order; "a*" for any
 * ending; "!a" when no phrase of the list holds in a text with it.
 */
export function holdsPhrase(text: string, phrases: readonly string[]): boolean {
	const plain = ` ${folded(text).replace(/[^a-z0-9]+/g, " ")} `;
	const holds = (part: string) => plain.includes(part.endsWith("*") ? ` ${part.slice(0, -1)}` : ` ${part} `);
	return (
		phrases.some((phrase) => phrase.split(" + ").every(holds)) &&
		!phrases.some((phrase) => phrase.startsWith("!") && holds(phrase.slice(1)))
	);
}
