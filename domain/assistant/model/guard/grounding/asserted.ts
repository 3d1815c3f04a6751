import type { Lexicon } from "./lexicon.ts";
import type { Passage } from "./passages.ts";
import type { Told } from "./told.ts";

/** What is only supposed there, or sought or meant to be done, is not told here as so. */
export function isTold({ said, passage, lexicon }: Told): boolean {
	return said.terms.every(({ stem, told, verb, done }) => {
		if (told === "which" && !isMeantThere(stem, passage, lexicon)) return false;
		const isOutcome = done && lexicon.verbs.has(stem);
		if (told === "if" || told === "aim" || passage.heading.has(stem) || said.musts.has(stem)) return true;
		const there = passage.units.flatMap(({ terms }) => terms.filter((term) => term.stem === stem));
		return (
			there.length === 0 ||
			there.some(
				(term) =>
					term.told === "so" ||
					(told === "which" && term.told === "which") ||
					(!(verb || isOutcome) && (term.told !== "if" || told === "which")),
			)
		);
	});
}

/** "Whatever needs a person": whoever is only meant here is meant there too. */
function isMeantThere(stem: string, { units }: Passage, { actors, always }: Lexicon): boolean {
	if (!actors.has(stem) || stem === always) return true;
	const there = units.flatMap(({ terms }) => terms.filter((term) => term.stem === stem));
	return there.length === 0 || there.some(({ told }) => told === "which");
}
