import { placesOf } from "./company.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Passage } from "./passage.ts";
import type { Reading } from "./reading.ts";
import type { Told } from "./told.ts";

/** Figures are those of the passage, with what limits them; a share stays with what it is a share of. */
export function hasSameFigures({ said, unit, passage, lexicon }: Told): boolean {
	const units = [unit, ...passage.units];
	for (const claim of said.claims) {
		const holder = units.find(({ claims }) => claims.has(claim));
		if (!holder) return false;
		const figure = claim.split("|")[0] ?? "";
		const isCount = /\|(?:%|times|)$/.test(claim);
		if (isCount && !passage.client && !isOfWholeList(said, holder, passage, lexicon)) return false;
		if (said.qualified.get(figure) !== holder.qualified.get(figure)) return false;
		const beside = said.beside.get(figure);
		const there = holder.beside.get(figure);
		const isShare = /\|(?:%|times)$/.test(claim);
		const isOf = (word: string) => there?.has(word) || (!isShare && passage.heading.has(word));
		if (beside && (there || isShare) && ![...beside].some(isOf)) return false;
		if (!isShare) continue;
		if (said.yours && !holder.yours) return false;
		const subject = holder.terms.slice(0, 2).map(({ stem }) => stem);
		if (!said.terms.some(({ stem }) => subject.includes(stem))) return false;
	}
	return true;
}

/** What a figure is true of is all of a list, and not the one of it that suits: "over 50 projects in hotels, retail…". */
function isOfWholeList(
	said: Reading,
	holder: Reading,
	{ units, heading }: Passage,
	{ always }: Lexicon,
): boolean {
	const held = placesOf(holder);
	const own = new Set(said.terms.map(({ stem }) => stem));
	return said.terms.every(({ stem }) => {
		if (held.has(stem) || heading.has(stem) || stem === always) return true;
		return units.some((unit) => placesOf(unit).has(stem) && unit.terms.every((term) => own.has(term.stem)));
	});
}
