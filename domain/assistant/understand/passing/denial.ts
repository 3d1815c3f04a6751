import { number } from "../figures/numbers.ts";
import { months } from "../figures/timing.ts";
import type { Segment } from "../text/segments.ts";
import { wordsOf } from "../text/text.ts";
import { english } from "../words/passing/en.ts";
import { spanish } from "../words/passing/es.ts";
import type { Passing } from "../words/passing/passing.ts";

/** What somebody says is not so. */

const all = [english, spanish];
const begins = "(?:^|(?<=[\\s,(]))";
const nameless = new RegExp(`${begins}(?:${all.flatMap(({ nameless }) => nameless).join("|")})(?= |$)`);
// "No somos una empresa grande" counts nobody.
const figure = `(?!(?:una?|one) (?!mil|hundred|thousand))(?:us|usd|cop|eur)? ?[$€£]? ?(?:(?:${number})(?: ?(?:k|m|mm))?|mil|millon|medio|half)\\b`;
const hedge = "(?:(?:about|around|like|quite|exactly|really|the|unos|unas|como|los|las) )*";
const uncounted = new RegExp(
	`${begins}(?:${all.map(({ uncounted, limit }) => `(?:${uncounted.join("|")}) (?!${limit})`).join("|")})${hedge}(?=${figure})`,
);
const either = (piece: (language: Passing) => string) => all.map(piece).join("|");
const instead = new RegExp(` (?:${either(({ joint }) => joint)}) | (?=(?:${either(({ anew }) => anew)}) )`);
const dated = new RegExp(`\\b(?:${either(({ undated }) => undated)}) (?:${months})\\b`);
const namelessAfter = new RegExp(
	`^\\p{L}[\\p{L}' ]{1,40} (?:${either(({ namelessAfter }) => namelessAfter)})[ .!]*$`,
	"u",
);
const noAfter = new RegExp(`^${figure}[a-z ]{0,20} (?:${either(({ uncountedAfter }) => uncountedAfter)})$`);
/** "No, no 20 personas": the first no answers, the second denies. */
const noAgain = new RegExp(`^no (?=${figure})`);

/** Where a denial stands in a folded text, and from where on it says what is so instead. */
function deniedIn(folded: string, denial: RegExp): { from: number; to: number } | null {
	const found = folded.match(denial);
	if (found?.index === undefined) return null;
	const end = found.index + found[0].length;
	const turn = folded.slice(end).match(instead);
	return {
		from: found.index,
		to: turn?.index === undefined ? folded.length : end + turn.index + turn[0].length,
	};
}

/** A part of a message without who they say they are not: "I'm not Peter but Paul" is "Paul". Null when nothing is left. */
export function withoutDeniedName(segment: Segment): Segment | null {
	if (namelessAfter.test(segment.folded)) return null;
	const denied = deniedIn(segment.folded, nameless);
	if (!denied) return segment;
	const without = (said: string) => `${said.slice(0, denied.from)}${said.slice(denied.to)}`;
	const folded = without(segment.folded);
	return folded.trim() === "" ? null : { ...segment, text: without(segment.text), folded };
}

/** "My name isn't Anna", said to whoever took them for her. @param known the name we have, of a person or a company. */
export function deniesBeing({ folded, question }: Segment, known: string): boolean {
	const denial = question ? null : folded.match(nameless);
	const said = wordsOf(folded.slice((denial?.index ?? 0) + (denial?.[0].length ?? 0)));
	const name = wordsOf(known);
	return denial !== null && said[0] === name[0] && said.length <= name.length + mostAfter;
}

/** "… by the way", "… anymore": words after the name that is denied. */
const mostAfter = 3;

/** "It's not in December": a date that is not when. Folded. */
export function deniesDate(folded: string): boolean {
	return dated.test(folded);
}

/**
 * A folded part of a message with the figure it denies blanked out: "we don't have 50 employees". Every other letter
 * stays in its place. @param before the part before it, folded.
 */
export function withoutDeniedFigure(folded: string, before = ""): string {
	if (noAfter.test(folded)) return " ".repeat(folded.length);
	const denied = deniedIn(folded, /^no$/.test(before) && noAgain.test(folded) ? noAgain : uncounted);
	if (!denied) return folded;
	return `${folded.slice(0, denied.from)}${" ".repeat(denied.to - denied.from)}${folded.slice(denied.to)}`;
}
