import { lexicons } from "./lexicon.ts";
import { moneyPhrases } from "./money-phrases.ts";

/** Whether a text holds a word of money or of what one is bound to, in either language. */
export function speaksOfMoney(text: string): boolean {
	const plain = text.normalize("NFKC");
	if (Object.values(moneyPhrases).some((phrases) => phrases.some(([phrase]) => plain.search(phrase) >= 0)))
		return true;
	const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
	return Object.values(lexicons).some(({ owed, stemOf }) => words.some((word) => owed.has(stemOf(word))));
}
