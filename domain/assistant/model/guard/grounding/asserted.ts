import { placesOf } from "./company.ts";
import type { Told } from "./told.ts";

/** What is only supposed there, or sought or meant to be done, is not told here as so. */
export function isTold(told: Told): boolean {
	const { said, passage, lexicon } = told;
	return said.terms.every(({ stem, told: as, verb, done }) => {
		if (as === "which" && !isMeantThere(stem, told)) return false;
		const isOutcome = done && lexicon.verbs.has(stem);
		if (as === "if" || as === "aim" || passage.heading.has(stem) || isNeededAlike(stem, told)) return true;
		const there = passage.units.flatMap(({ terms }) => terms.filter((term) => term.stem === stem));
		return (
			there.length === 0 ||
			there.some(
				(term) =>
					term.told === "so" ||
					(as === "which" && term.told === "which") ||
					(!(verb || isOutcome) && (term.told !== "if" || as === "which")),
			)
		);
	});
}

/** "On the systems that have to be connected": a must of that sentence, with all that it tells as so. */
function isNeededAlike(stem: string, { said, unit }: Told): boolean {
	const own = placesOf(said);
	return (
		said.musts.has(stem) &&
		unit.musts.has(stem) &&
		unit.terms.every((term) => term.told !== "so" || own.has(term.stem))
	);
}

/** "Whatever needs a person": whoever is only meant here is meant there too, or does the same. */
function isMeantThere(
	stem: string,
	{ said, passage: { units }, lexicon: { actors, always, team, person } }: Told,
): boolean {
	// "A person on the team" is asked for as a person.
	const isOfPerson = stem === team && placesOf(said).has(person);
	if (!actors.has(stem) || stem === always || isOfPerson) return true;
	const there = units.flatMap(({ terms }) => terms.filter((term) => term.stem === stem));
	const does = [...said.meant].filter(([, doers]) => doers.has(stem)).map(([verb]) => verb);
	return (
		there.length === 0 ||
		there.some(({ told }) => told === "which") ||
		does.some((verb) => units.some(({ doings }) => doings.get(verb)?.has(stem)))
	);
}
