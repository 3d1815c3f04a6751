import type { Passage } from "./passage.ts";
import type { Reading, Term } from "./reading.ts";
import type { Told } from "./told.ts";

type Places = ReadonlyMap<string, readonly number[]>;

const placesByUnit = new WeakMap<Reading, Places>();

/** Where each word of a sentence stands in it. */
export function placesOf(unit: Reading): Places {
	const known = placesByUnit.get(unit);
	if (known) return known;
	const places = new Map<string, number[]>();
	for (const [at, { stem }] of unit.terms.entries()) places.set(stem, [...(places.get(stem) ?? []), at]);
	placesByUnit.set(unit, places);
	return places;
}

/** A word of money, or a product's name, stands beside what it stands beside there; few words stand together. */
export function keepsCompany({ said, unit, passage, lexicon }: Told): boolean {
	const { owed, products, operators } = lexicon;
	if (said.terms.every(({ stem }) => owed.has(stem))) return false;
	const places = placesOf(unit);
	for (const [at, { stem, negated }] of said.terms.entries()) {
		const isOwed = owed.has(stem);
		const isOperator = operators.has(stem) && places.has(stem);
		if (!isOwed && !isOperator && !products.has(stem)) continue;
		const holders = places.has(stem) ? [unit] : passage.units.filter((one) => placesOf(one).has(stem));
		if (holders.length === 0 && isOwed) return false;
		// A question about its price alone: all of the answer is about it.
		if (isOwed && passage.heading.has(stem) && passage.heading.size <= 2) continue;
		if (holders.length === 0 || said.terms.length === 1) continue;
		const reach = isOperator ? 1 : 2;
		const beside = said.terms.filter((term, other) => term.stem !== stem && Math.abs(at - other) <= reach);
		const keeps = holders.some((holder) => {
			const held = placesOf(holder);
			if (holder.terms.length === 1) return true;
			if (!isOwed && !isOperator && holder.terms.filter((term) => products.has(term.stem)).length < 2)
				return true;
			return beside.some(
				(term) =>
					held
						.get(term.stem)
						?.some((one) => held.get(stem)?.some((other) => isNear(holder.terms, one, other, reach))) ||
					(passage.heading.has(term.stem) &&
						(!isOwed || negated || held.has(term.stem) || isOfHeading(stem, holder, passage, owed))),
			);
		});
		if (!keeps) return false;
	}
	if (said.terms.length > 3) return true;
	if (
		said.terms.length === 2 &&
		said.terms.some(({ verb }) => verb) &&
		!unit.terms.some(({ stem, done }) => done && said.terms.some((term) => term.stem === stem)) &&
		isTurned(said.terms, places)
	)
		return false;
	const found = said.terms.flatMap(({ stem }) => places.get(stem)?.slice(0, 1) ?? []);
	return found.length < 2 || Math.max(...found) - Math.min(...found) <= found.length + 7;
}

/** Two words alone say little, and less in another order. */
function isTurned([one, other]: readonly Term[], places: Places): boolean {
	const first = places.get(one?.stem ?? "");
	const second = places.get(other?.stem ?? "");
	if (!first || !second) return false;
	return !first.some((at) => second.some((next) => at < next && next - at <= 3));
}

/** "Only" is not left out where it stands beside what is said. */
export function keepsLimits({ said, unit, lexicon: { limits } }: Told): boolean {
	const places = placesOf(unit);
	if (said.terms.some(({ stem }) => limits.has(stem))) return true;
	const own = new Set(said.terms.map(({ stem }) => stem));
	return ![...limits].some((limit) =>
		places.get(limit)?.some((at) => own.has(unit.terms[at - 1]?.stem ?? "")),
	);
}

/** Whether a word belongs to its heading: it stands there too, or beside nothing else. */
function isOfHeading(
	stem: string,
	holder: Reading,
	{ heading }: Passage,
	owed: ReadonlySet<string>,
): boolean {
	return heading.has(stem) || holder.terms.every((term) => term.stem === stem || owed.has(term.stem));
}

function isNear(terms: readonly Term[], at: number, other: number, reach: number): boolean {
	const isOneClause = reach === 1 || terms[at]?.clause === terms[other]?.clause;
	return Math.abs(at - other) <= reach && isOneClause;
}
