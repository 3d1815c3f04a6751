import { placesOf } from "./company.ts";
import { lightly } from "./doing.ts";
import type { Reading } from "./reading.ts";
import type { Told } from "./told.ts";

/** Whoever is named as doing something here does it there. */
export function hasSameDoers(told: Told): boolean {
	const { said } = told;
	const isAll = (doings: Reading["doings"], isSame: typeof isDoneBy) =>
		[...doings].every(
			([verb, doers]) => verb === lightly || [...doers].every((doer) => isSame(doer, verb, told)),
		);
	return isAll(said.doings, isDoneBy) && isAll(said.meant, isMeantOf);
}

/** "What the guest approves" is not "what you approve": we, you and others are told apart. */
function isMeantOf(doer: string, verb: string, { passage: { units } }: Told): boolean {
	const there = units.flatMap(({ meant }) => [...(meant.get(verb) ?? [])]);
	const side = (one: string) => (one === "we" || one === "you" ? one : "others");
	return (
		doer === "" ||
		there.length === 0 ||
		there.some((one) => (one === "" && doer !== "you") || side(one) === side(doer))
	);
}

function isDoneBy(doer: string, verb: string, { said, passage: { units }, lexicon }: Told): boolean {
	const isThing = doer === lexicon.always || lexicon.products.has(doer);
	const holders = units.filter(({ terms }) => terms.some(({ stem }) => stem === verb));
	// Asked about in the heading alone: that is about the assistant and us.
	if (holders.length === 0) return isThing || ["we", "you", ""].includes(doer);
	return holders.some((unit) => {
		const there = unit.doings.get(verb);
		// "Sales improve every month" is not "we improve them".
		if (doer === "") return !there || said.us || [...there].some((one) => one !== "we");
		if (doer === "we") return !there || [...there].some((one) => one !== "you" && !isPerson(one, lexicon));
		if (doer === "you")
			return there?.has("you") || (unit.you && ![...(there ?? [])].some((one) => one !== ""));
		if (isThing) return there ? [...there].some((one) => one === "" || isThingToo(one, lexicon)) : false;
		return (
			there?.has(doer) ||
			standsBeside(doer, verb, unit, lexicon) ||
			(doer === lexicon.team && placesOf(unit).has(doer) && standsBeside(lexicon.person, verb, unit, lexicon))
		);
	});
}

function isThingToo(doer: string, { always, products }: Told["lexicon"]): boolean {
	return doer === always || products.has(doer);
}

function isPerson(doer: string, { actors, people, always }: Told["lexicon"]): boolean {
	return (actors.has(doer) && doer !== always) || people.has(doer);
}

/** "Te lo confirma una persona": who does it may stand behind it. */
function standsBeside(
	doer: string,
	verb: string,
	{ terms, doings }: Reading,
	{ actors }: Told["lexicon"],
): boolean {
	// Whoever does something else there does not do this.
	if ([...doings.values()].some((doers) => doers.has(doer))) return false;
	const parts = new Set(terms.filter(({ stem }) => stem === verb).map(({ part }) => part));
	const acting = terms.filter(({ stem, object }) => !object && (actors.has(stem) || stem === doer));
	const near = acting.filter(({ part }) => parts.has(part));
	return (near.length > 0 ? near : acting).some(({ stem }) => stem === doer);
}
