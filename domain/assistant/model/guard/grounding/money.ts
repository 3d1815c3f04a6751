import { lexicons } from "./lexicon.ts";
import { moneyPhrases } from "./money-phrases.ts";

/** Whether a text holds a word of money or of what one is bound to, in either language. */
export function speaksOfMoney(text: string): boolean {
	return holds(text, "owed");
}

/** Whether a text holds a word that gives something away or binds us, in either language. */
export function promises(text: string): boolean {
	return holds(text, "promised");
}

function holds(text: string, kind: "owed" | "promised"): boolean {
	const plain = text.normalize("NFKC");
	if (Object.values(moneyPhrases).some((phrases) => phrases.some(([phrase]) => plain.search(phrase) >= 0)))
		return true;
	const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
	return Object.values(lexicons).some((lexicon) =>
		words.some((word) => lexicon[kind].has(lexicon.stemOf(word))),
	);
}
