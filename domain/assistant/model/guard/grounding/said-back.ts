import { claimsIn } from "../claims.ts";
import type { Conversation } from "./conversation.ts";
import { lexicons } from "./lexicon.ts";
import { read } from "./read.ts";
import type { Reading } from "./reading.ts";
import { isSiteName } from "./site-index.ts";
import { bare, repeatedIn } from "./small-talk.ts";

/** Gives what was only asked for: "you have it by Friday", "with $500 it is ready". */
const grants =
	/\b(?:tienes|tendras|tendria\w*|queda\w*|list[oa]s?|recib\w+|obtien\w+|consigu\w+|cuentas con|sale\w*|cuesta\w*|vale|have|has|get|gets|got|ready|receive\w*|costs?|yours|done)\b/;

/** Whether a text gives the visitor a figure that they only asked for, or would pay. */
export function grantsWish(text: string, { visitor }: Conversation): boolean {
	return grants.test(bare(text)) && claimsIn(text).some((claim) => visitor.wished.claims.has(claim));
}

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
	if (told.terms.some(({ stem }) => visitor.wished.words.has(stem)) && grants.test(bare(text))) return false;
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
