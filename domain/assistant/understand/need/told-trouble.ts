import { isObjection } from "../talk/objection.ts";
import type { Segment } from "../text/segments.ts";
import { english } from "../words/troubles/en.ts";
import { spanish } from "../words/troubles/es.ts";
import type { Troubles } from "../words/troubles/troubles.ts";
import { isAside, isIntroduction } from "./asides.ts";

/**
 * A trouble told by who or what makes it, whatever the verb: "insurers sit on approvals for weeks". It has a subject
 * of the owner's world, and something in it goes wrong, takes long or falls on whoever tells it.
 */

/** Longer sentences are read up to here. */
export const read = 240;
const fewestWords = 5;

const all = [english, spanish];
/** A piece of a pattern in either language. */
export const either = (piece: (language: Troubles) => string | readonly string[]) =>
	all.flatMap(piece).join("|");

export const lead = new RegExp(`^(?:(?:${either((one) => one.lead)}),? )+`);
const determined = `(?:${either((one) => one.determiners)}) (?!(?:${either((one) => one.themselves)})\\b)[a-z'-]{3,}`;
const plural = `(?!(?:${either((one) => one.noPlural)})\\b)(?:[a-z'-]{2,}[^s\\W]s|${either((one) => one.many)}) (?!(?:${either((one) => one.joints)})\\b)[a-z]`;
const subject = new RegExp(`^(?:${determined}|${plural})`);
const wrong = new RegExp(either((one) => one.wrong));
const another = new RegExp(either((one) => one.another));
/** "Our guests are mostly German": what they are, not what they do. */
export const described = new RegExp(
	`^(?:[a-z'-]+ ){1,4}?(?:${either((one) => one.is)}) (?!${either((one) => one.happens)})`,
);

/** Where somebody's trouble begins to be told in a segment, or -1. */
export function troubleOfTheirsAt({ folded, question }: Segment): number {
	if (question || isAside(folded) || isObjection(folded)) return -1;
	// "We run a hostel and insurers …": the second half tells.
	const halves = [...folded.slice(0, read).matchAll(/ (?:and|but|y|pero) /g)];
	const starts = isIntroduction(folded) ? halves.map(({ index, 0: joint }) => index + joint.length) : [0];
	for (const start of starts) {
		const opened = folded.slice(start).match(lead)?.[0].length ?? 0;
		if (tells(folded.slice(start + opened, start + read))) return start + opened;
	}
	return -1;
}

function tells(said: string): boolean {
	return (
		said.split(" ").length >= fewestWords &&
		subject.test(said) &&
		wrong.test(said) &&
		!another.test(said) &&
		!described.test(said)
	);
}

/** "Customers enquire on Insta for a design": what a trouble begins with that comes next. Folded. */
export function hasSubjectOfTheirs(folded: string): boolean {
	const said = folded.slice(0, read);
	return said.split(" ").length >= 4 && subject.test(said) && !another.test(said) && !described.test(said);
}
