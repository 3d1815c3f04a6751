import type { Reading, Term } from "./reading.ts";
import type { Told } from "./told.ts";

/** What is free here is what is free there: "the scope is free" is not "the free diagnostic gives a scope". */
export function isSameFree({ said, passage, lexicon: { free, diagnostic } }: Told): boolean {
	const here = besideFree(said, free, false);
	if (here === null || here.length === 0) return true;
	const there = passage.units.map((unit) => besideFree(unit, free, true)).filter((stems) => stems !== null);
	// "Free, with no commitment", or the diagnostic by its name: whatever the heading is about.
	const isAlone = there.some((stems) => stems.length === 0);
	return here.some(
		(stem) =>
			there.some((stems) => stems.includes(stem)) ||
			((isAlone || stem === diagnostic) && passage.heading.has(stem)),
	);
}

/** The words beside "free", in the same part of a sentence; null without it. @param whole what stands next to those, too. */
function besideFree({ terms }: Reading, free: string, whole: boolean): string[] | null {
	const places = [...terms.keys()].filter((at) => terms[at]?.stem === free && terms[at]?.negated !== true);
	if (places.length === 0) return null;
	return places.flatMap((at) => {
		const of = (place: number): Term[] => {
			const term = terms[place];
			return term && term.part === terms[at]?.part && term.clause === terms[at]?.clause ? [term] : [];
		};
		const after = of(at + 1);
		if (!whole) return [...of(at - 1), ...after].map(({ stem }) => stem);
		// "Book a free session": what stands before is what it is only where nothing follows.
		return (after.length > 0 ? [...after, ...of(at + 2)] : [...of(at - 1), ...of(at - 2)]).map(
			({ stem }) => stem,
		);
	});
}
