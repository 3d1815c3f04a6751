import { isTold } from "./asserted.ts";
import { keepsCompany, keepsLimits, placesOf } from "./company.ts";
import { hasSameDoers } from "./doers.ts";
import { lightly } from "./doing.ts";
import { isNotExchanged } from "./exchanged.ts";
import { hasSameFigures } from "./figures.ts";
import { isSameFree } from "./free.ts";
import type { Lexicon } from "./lexicon.ts";
import { isNeededThere } from "./needing.ts";
import type { Passage } from "./passage.ts";
import type { Reading, Term } from "./reading.ts";
import { isDoneToSame } from "./recipients.ts";
import type { Told } from "./told.ts";
import { isOfSameOwner } from "./whose.ts";

/** Whether a sentence of a passage tells enough of what is said, and nothing turns its meaning. */
export function isToldBy(unit: Reading, said: Reading, passage: Passage, lexicon: Lexicon): boolean {
	const told = { unit, said, passage, lexicon };
	return isEnough(told) && meaning.every((isSame) => isSame(told));
}

/** What turns a meaning, each: it is the same there. */
export const meaning: readonly ((told: Told) => boolean)[] = [
	isOfUs,
	isOurDoing,
	hasSameOperators,
	isOfItself,
	isAhead,
	isDone,
	isOnSameSide,
	isSameWay,
	isTold,
	isNeededThere,
	hasSameActors,
	namesWhoActs,
	hasSameDoers,
	isOfSamePeople,
	isOfSameOwner,
	isDoneToSame,
	hasSameFigures,
	isOfOneSentence,
	isNotExchanged,
	isPromisedOfSame,
	isSameFree,
	keepsCompany,
	keepsLimits,
];

/** Half of what is said stands in that sentence, and more than a word or two. */
export function isEnough({ unit, said, passage, lexicon }: Told): boolean {
	const places = placesOf(unit);
	const isCounted = ({ stem }: Term) => stem !== lexicon.always;
	const here = said.terms.filter((term) => isCounted(term) && places.has(term.stem));
	const figures = [...said.claims].filter((claim) => unit.claims.has(claim)).length;
	const above = said.terms.filter(
		(term) => isCounted(term) && !places.has(term.stem) && passage.heading.has(term.stem),
	).length;
	const size = said.terms.filter(isCounted).length;
	if (here.length + figures === 0 || size + said.claims.size < 2) return false;
	const counted = size + said.claims.size;
	const plain = said.terms.filter((term) => isCounted(term) && !lexicon.operators.has(term.stem)).length;
	const isWordForWord =
		said.terms.length >= 2 && unit.terms.every(({ stem }) => said.terms.some((term) => term.stem === stem));
	if (plain + said.claims.size < 2 && !isWordForWord) return false;
	const isNamed = said.terms.some(
		({ stem }) =>
			passage.heading.has(stem) &&
			(lexicon.products.has(stem) || (passage.heading.size <= 2 && !said.you && !lexicon.owed.has(stem))),
	);
	if ((said.us || said.you) && counted === 2 && said.claims.size === 0 && here.length < 2 && !isNamed)
		return false;
	return (
		(here.length + figures) * 2 + above >= counted && (counted !== 2 || here.length + figures + above >= 2)
	);
}

function isOfUs({ said, unit, passage }: Told): boolean {
	const { us } = passage;
	if (!said.us || unit.us) return true;
	const isOurs = typeof us === "boolean" ? us : said.terms.some(({ stem }) => us.has(stem));
	if (isOurs && !said.ours) return true;
	const words = new Set(said.terms.map(({ stem }) => stem));
	return passage.units.some(({ ours, terms }) => ours && terms.some(({ stem }) => words.has(stem)));
}

function isOurDoing({ said, unit }: Told): boolean {
	const places = placesOf(unit);
	return [...said.usVerbs].every(
		(verb) => places.has(verb) && !unit.yourVerbs.has(verb) && (!said.asTeam || unit.usVerbs.has(verb)),
	);
}

function hasSameOperators({ said, unit, passage, lexicon }: Told): boolean {
	const places = placesOf(unit);
	return said.terms.every(
		({ stem }) => !lexicon.operators.has(stem) || places.has(stem) || passage.heading.has(stem),
	);
}

function isOfItself({ said, unit }: Told): boolean {
	return !said.self || unit.self;
}

function isAhead({ said, unit }: Told): boolean {
	// "You will leave with" what "you leave with" there.
	const isYours = said.you && unit.you && [...said.yourVerbs].every((verb) => unit.yourVerbs.has(verb));
	return !said.ahead || unit.ahead || (isYours && said.yourVerbs.size > 0);
}

function isDone({ said, unit }: Told): boolean {
	return !said.done || !said.yours || unit.done;
}

/** "On us" is not "on you". */
function isOnSameSide({ said, unit }: Told): boolean {
	return !(unit.ours && !said.us && said.yours && !unit.yours);
}

/** What is denied there is denied here, and nothing else. */
function isSameWay({ said, unit, passage, lexicon: { always } }: Told): boolean {
	const denies = said.terms.some(({ negated }) => negated);
	return said.terms.every(({ stem, negated }) => {
		if (stem === always && !negated) return true;
		const inUnit = unit.terms.filter((term) => term.stem === stem);
		const told =
			inUnit.length > 0
				? inUnit
				: passage.units.flatMap(({ terms }) => terms.filter((term) => term.stem === stem));
		if (told.length === 0) return !negated;
		return told.some(
			(term) =>
				term.negated === negated ||
				negated === null ||
				(term.negated === null && (denies || passage.heading.has(stem))),
		);
	});
}

/** Who is named as doing it is named in that sentence; the assistant may be left out where nobody else is named. */
function hasSameActors({ said, unit, lexicon: { actors, always, people } }: Told): boolean {
	const ofUnit = new Set(unit.terms.map(({ stem }) => stem).filter((stem) => actors.has(stem)));
	const doing = unit.terms
		.filter(({ stem, object }) => !object && (actors.has(stem) || people.has(stem)))
		.map(({ stem }) => stem);
	const named = said.terms
		.filter(({ stem, told }) => told !== "if" && (actors.has(stem) || people.has(stem)))
		.map(({ stem }) => stem);
	return named.every((actor) => {
		if (ofUnit.has(actor) || people.has(actor)) return true;
		return actor === always && doing.every((other) => named.includes(other));
	});
}

/** Whoever does something there, but for the assistant, is named where it is said here. */
function namesWhoActs({ said, unit, lexicon: { actors, always, team, person } }: Told): boolean {
	const named = new Set(said.terms.map(({ stem }) => stem));
	// "The team" is "a person on the team".
	if (named.has(team) && placesOf(unit).has(team)) named.add(person);
	const parts = new Set(
		unit.terms.filter(({ stem, verb }) => verb && named.has(stem)).map(({ part }) => part),
	);
	return unit.terms.every(
		({ stem, object, part }) =>
			object || !actors.has(stem) || stem === always || !parts.has(part) || named.has(stem),
	);
}

/** Whose data it is: what is done with the visitor's is not done with that of their customers. */
function isOfSamePeople({ said, unit, passage, lexicon }: Told): boolean {
	if (!said.terms.some(({ stem }) => stem === lexicon.data)) return true;
	const there = unit.people.size > 0 ? unit.people : passage.people;
	if (![...said.people].every((one) => there.has(one))) return false;
	return !said.yours || said.people.size > 0 || there.size === 0;
}

/** What a product is said to do, it does with that: all of it stands in one sentence, and in one clause with the verb. */
function isOfOneSentence({ said, unit, passage, lexicon }: Told): boolean {
	if (!said.terms.some(({ stem }) => lexicon.products.has(stem))) return true;
	const [verb, ...others] = [...said.doings.keys()].filter((one) => one !== lightly);
	// "To win them back" is done by whoever it is named for there.
	const isNamed = unit.terms.some(({ stem }) => lexicon.products.has(stem));
	if (verb === undefined && !isNamed && said.terms.some((term) => term.verb && term.told !== "so"))
		return false;
	const clauses = new Set(unit.terms.filter(({ stem }) => stem === verb).map(({ clause }) => clause));
	const acting = new Set(
		unit.terms.filter((term) => term.verb && term.told === "so").map(({ clause }) => clause),
	);
	return said.terms.every(({ stem, name }) => {
		if (name || lexicon.products.has(stem) || lexicon.people.has(stem)) return true;
		const here = unit.terms.filter((term) => term.stem === stem);
		if (here.length === 0) return passage.heading.has(stem);
		if (verb === undefined || others.length > 0 || clauses.size === 0) return true;
		return here.some(({ clause }) => clauses.has(clause) || !acting.has(clause));
	});
}

/** What is promised is promised of what that one sentence names, or its heading: a free session makes no booking free. */
function isPromisedOfSame({ said, unit, passage, lexicon: { promised, owed } }: Told): boolean {
	if (!said.terms.some(({ stem, negated }) => promised.has(stem) && !negated)) return true;
	const there = placesOf(unit);
	return said.terms.every(({ stem }) => there.has(stem) || passage.heading.has(stem) || owed.has(stem));
}
