import type { Language } from "../../../../../content/language.ts";
import { type Lexicon, lexicons } from "./lexicon.ts";
import { isToldBy } from "./meaning.ts";
import type { Passage } from "./passage.ts";
import type { Reading } from "./reading.ts";
import { passagesWith } from "./site-index.ts";

/**
 * The passage that says what a part of a sentence says, or null. Every telling word of it stands in that one passage,
 * half of them in one sentence of it; and what turns a meaning is the same there: "not", who acts, what we do, what is
 * to come, each figure and what limits it, and what stands beside a word of money. @param within the passages it is to
 * stand in, where a condition has narrowed them.
 */
export function supportOf(
	said: Reading,
	language: Language,
	within: readonly Passage[] | null = null,
): Passage | null {
	const lexicon = lexicons[language];
	const words = [...new Set(said.terms.map(({ stem }) => stem))].filter((word) => word !== lexicon.always);
	if (words.length === 0 || said.terms.length + said.claims.size < 2) return null;
	const found = whichTells(words, said, language, within);
	if (found) return found;
	const named = ofCustomers(said, lexicon);
	const rest = words.filter((word) => named.terms.some(({ stem }) => stem === word));
	return rest.length < words.length ? whichTells(rest, named, language, within) : null;
}

/** Whether it states a share, or how many there are. */
function isMore({ claims }: Reading): boolean {
	return [...claims].some((claim) => /\|(?:%|times|)$/.test(claim));
}

/** A hotel's customers are its guests: what is true of anybody's is true of them, but for figures and data. */
function ofCustomers(said: Reading, { people, data }: Lexicon): Reading {
	if (isMore(said) || said.terms.some(({ stem }) => stem === data)) return said;
	return { ...said, terms: said.terms.filter(({ stem, negated }) => negated || !people.has(stem)) };
}

function whichTells(
	words: readonly string[],
	said: Reading,
	language: Language,
	within: readonly Passage[] | null,
): Passage | null {
	const lexicon = lexicons[language];
	return (
		passagesWith(words, language).find(
			(passage) =>
				(within === null || within.includes(passage)) &&
				mayTell(passage, said, words, lexicon) &&
				passage.units.some((unit) => isToldBy(unit, said, passage, lexicon)),
		) ?? null
	);
}

/** A case tells of its client alone; a post of the world, and never of us, of figures or of what is owed. */
function mayTell(passage: Passage, said: Reading, words: readonly string[], lexicon: Lexicon): boolean {
	if (passage.client && !words.some((word) => passage.client?.has(word))) return false;
	if (!passage.isPost) return true;
	const isAboutUs =
		said.us ||
		said.self ||
		said.yours ||
		said.ahead ||
		said.terms.some(({ stem }) => lexicon.products.has(stem) || lexicon.actors.has(stem));
	return (
		!isAboutUs && said.claims.size === 0 && words.length >= 4 && !words.some((word) => lexicon.owed.has(word))
	);
}
