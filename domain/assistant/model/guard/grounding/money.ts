import { lexicons } from "./lexicon.ts";

/** Whether a text holds a word of money or of what one is bound to, in either language. */
export function speaksOfMoney(text: string): boolean {
	const words = text.normalize("NFKC").match(/[\p{L}\p{N}]+/gu) ?? [];
	return Object.values(lexicons).some(({ owed, stemOf }) => words.some((word) => owed.has(stemOf(word))));
}
