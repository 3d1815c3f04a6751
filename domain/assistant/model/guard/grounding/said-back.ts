import type { Conversation } from "./conversation.ts";
import { lexicons } from "./lexicon.ts";
import { type Reading, read } from "./reading.ts";
import { isSiteName } from "./site-index.ts";
import { bare, repeatedIn } from "./small-talk.ts";

/** Whether a part of a sentence says back what the visitor said of themselves, and nothing of us. */
export function isSaidBack(
	text: string,
	reading: Reading,
	{ language, visitor, figures }: Conversation,
): boolean {
	const rest = repeatedIn(bare(text), language);
	const told = rest === null ? reading : read(rest, language);
	const { actors, owed, products } = lexicons[language];
	if (
		reading.us ||
		reading.ahead ||
		(rest === null && !reading.you && !(reading.yours && reading.claims.size > 0))
	)
		return false;
	if (told.terms.length + told.claims.size === 0) return false;
	const isTheirs = told.terms.every(
		({ stem, negated }) =>
			(actors.has(stem) && told.claims.size > 0) ||
			(visitor.words.has(stem) &&
				!owed.has(stem) &&
				!products.has(stem) &&
				!isSiteName(stem, language) &&
				visitor.terms.some(
					(term) => term.stem === stem && (term.negated === negated || term.negated === null),
				)),
	);
	return isTheirs && [...told.claims].every((claim) => figures.has(claim));
}
