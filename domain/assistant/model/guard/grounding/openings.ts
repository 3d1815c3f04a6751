import type { Lexicon } from "./lexicon.ts";

/** "And" opens a clause where something is done behind it, not where it lists. */
export function opensClause(
	words: readonly string[],
	at: number,
	lexicon: Lexicon,
	isOver: boolean,
): boolean {
	const word = words[at] ?? "";
	if (clauseOpeners.has(word)) return true;
	if (!joiners.has(word)) return false;
	const next = words[at + 1] ?? "";
	if (pronouns.has(next) || (isOver && isVerbAt(words, at + 1, lexicon))) return true;
	return lexicon.articles.has(next) && [3, 4, 5, 6].some((step) => isVerbAt(words, at + step, lexicon));
}

/** Whether a word is most likely a verb: one of those, and not "your answers". */
export function isVerbAt(words: readonly string[], at: number, lexicon: Lexicon): boolean {
	const word = words[at] ?? "";
	if (lexicon.usVerb?.test(word)) return true;
	return (
		lexicon.verbs.has(lexicon.stemOf(word)) &&
		!lexicon.notVerb.test(word) &&
		!lexicon.determiners.has(words[at - 1] ?? "")
	);
}

/** Open a clause of what was named last. */
export const relative: ReadonlySet<string> = new Set("que that which".split(" "));

const clauseOpeners: ReadonlySet<string> = new Set(
	"pero que si but that which if while so because".split(" "),
);
const joiners: ReadonlySet<string> = new Set("y e o and or".split(" "));
const pronouns: ReadonlySet<string> = new Set("te se lo la le les nos no it you we they i".split(" "));
