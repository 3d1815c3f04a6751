import { placesOf } from "./company.ts";
import type { Term } from "./reading.ts";
import type { Told } from "./told.ts";

/**
 * "Requests by email" is not "bookings by email": a word that the sentence does not hold stands in no other's place,
 * between the same two words, or before the same word where it names who acts.
 */
export function isNotExchanged({ said, unit, lexicon }: Told): boolean {
	const { actors, people, products, always } = lexicon;
	const own = placesOf(said);
	const held = placesOf(unit);
	return said.terms.every(({ stem, name }, at) => {
		if (held.has(stem) || name || people.has(stem) || products.has(stem) || stem === always) return true;
		const before = beside(said.terms, at, -1);
		const after = beside(said.terms, at, 1);
		if (after === "") return true;
		return !unit.terms.some(
			(term, there) =>
				!own.has(term.stem) &&
				!term.verb &&
				term.stem !== always &&
				(before !== "" || actors.has(term.stem)) &&
				beside(unit.terms, there, -1) === before &&
				beside(unit.terms, there, 1) === after,
		);
	});
}

/** What stands next to a word between the same commas. */
function beside(terms: readonly Term[], at: number, step: 1 | -1): string {
	const next = terms[at + step];
	return next && next.part === terms[at]?.part ? next.stem : "";
}
