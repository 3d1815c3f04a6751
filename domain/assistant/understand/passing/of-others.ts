import type { Segment } from "../text/segments.ts";
import { english } from "../words/passing/en.ts";
import { spanish } from "../words/passing/es.ts";
import type { Passing } from "../words/passing/passing.ts";

/** What is said of other people, and of places one only goes to. */

const all = [english, spanish];
const opened = `^(?:(?:${all.map(({ opening }) => opening).join("|")}) )*`;
const counts = startingWith(({ others, othersDo }) => `${others} ${othersDo}\\b`);
const spends = startingWith(({ payees, payeesGive }) => `${payees} (?!${payeesGive})`);
const bought = startingWith(({ bought, boughtFor }) => `${bought} ${boughtFor}\\b`);

function startingWith(of: (language: Passing) => string): RegExp {
	return new RegExp(`${opened}(?:${all.map(of).join("|")})`);
}

/** "My partner has 5,000 set aside for this". */
const forUs = new RegExp(`\\b(?:${all.map(({ forUs }) => forUs).join("|")})\\b`);
const touched = new RegExp(all.flatMap(({ touched }) => touched).join("|"));

/** Longer sentences are read up to here. */
const read = 240;

/** "Our competitor has 200 employees": whoever is counted works for somebody else. Folded. */
export function countsOthers(folded: string): boolean {
	return counts.test(folded.slice(0, read));
}

/** "The last agency charged us 3,000": somebody else's price, pay or gain. Folded. */
export function spendsOthers(folded: string): boolean {
	const said = folded.slice(0, read);
	return (spends.test(said) || bought.test(said)) && !forUs.test(said);
}

/** "My son is at school", "salgo para el banco": where somebody goes tells no trade. Folded. */
export function isMerelyTouched(folded: string): boolean {
	return touched.test(folded.slice(0, read));
}

const joint = new RegExp(` (?:${all.map(({ joints }) => joints).join("|")}) `, "g");

/** A part of a message without the clause that tells where they only go: null when nothing is left. */
export function withoutTouched(segment: Segment): Segment | null {
	const found = segment.folded.slice(0, read).match(touched);
	if (found?.index === undefined) return segment;
	const [at, end] = [found.index, found.index + found[0].length];
	const joints = [...segment.folded.matchAll(joint)];
	const before = joints.findLast(({ index }) => index < at);
	const after = joints.find(({ index }) => index >= end);
	const without = (said: string) =>
		(before ? said.slice(0, before.index) : "") + (after ? said.slice(after.index) : "");
	const folded = without(segment.folded);
	return folded.trim() === "" ? null : { ...segment, text: without(segment.text), folded };
}
