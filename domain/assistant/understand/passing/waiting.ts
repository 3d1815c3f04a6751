import type { Segment } from "../text/segments.ts";
import { english } from "../words/passing/en.ts";
import { spanish } from "../words/passing/es.ts";
import type { Passing } from "../words/passing/passing.ts";

/** Whoever is called away, or did not follow, tells nothing by it. */

const all = [english, spanish];

/** Nobody asks to wait at greater length, in characters. */
const longest = 120;

const whole = (of: (language: Passing) => readonly string[]) =>
	all.map(
		(language) =>
			new RegExp(
				`^(?:(?:${language.courtesy}) )*(?:${of(language).join("|")})(?: (?:${language.courtesy}))*[ .!]*$`,
			),
	);
const pauses = whole(({ pauses }) => pauses);
const interruptions = whole(({ interruptions }) => interruptions);
const puzzled = whole(({ puzzled }) => puzzled);
const assurances = whole(({ assurances }) => assurances);
const courtesies = all.map(({ courtesy }) => new RegExp(`^(?:${courtesy})(?: (?:${courtesy}))*[ .!]*$`));

const matches = (patterns: readonly RegExp[], folded: string) =>
	folded.length <= longest && patterns.some((pattern) => pattern.test(folded));

/** Whether a part of a message asks to wait: "hold on", "un momento, me llaman". Folded. */
export function isPause(folded: string): boolean {
	return matches(pauses, folded);
}

/** Whether a part of a message tells why to wait, beside one that asks for it: "my kid is crying". Folded. */
export function isInterruption(folded: string): boolean {
	return matches(interruptions, folded);
}

/** Whether a part of a message says that our question was not understood. Folded. */
export function isPuzzled(folded: string): boolean {
	return matches(puzzled, folded);
}

/** Whether all that a message says is that all is well: "no problem, I've changed it" names nothing. Its parts, folded. */
export function onlyAssures(parts: readonly string[]): boolean {
	const assures = (part: string) => matches(assurances, part);
	return parts.some(assures) && parts.every((part) => assures(part) || matches(courtesies, part));
}

/** Whether all that a message says is that it did not follow us. Its parts, folded. */
export function onlyPuzzled(parts: readonly string[]): boolean {
	return parts.some(isPuzzled) && parts.every((part) => isPuzzled(part) || matches(courtesies, part));
}

/** What somebody tells besides asking us to wait. */
export function withoutWaiting(segments: readonly Segment[]): readonly Segment[] {
	if (!segments.some(({ folded }) => isPause(folded))) return segments;
	return segments.filter(
		({ folded }) => startsOver.test(folded) || !(isPause(folded) || isInterruption(folded)),
	);
}

/** "Ana Ruiz, wait, Ana Reyes": what comes next counts, and this says so. */
const startsOver = /^(?:no )?wait$/;
