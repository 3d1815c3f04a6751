import { numberOf } from "../numbers.ts";
import { plainOf } from "../plain.ts";
import type { Lexicon } from "./lexicon.ts";
import { ourName } from "./names.ts";
import type { Reading, Term } from "./reading.ts";

/** Stands for "except". */
export const leftOut = "Leftout";

/** What is noted while a sentence is read, word by word. */
export type Marks = Pick<Reading, "us" | "ours" | "you" | "self" | "yours" | "acts"> & {
	terms: Term[];
	usVerbs: Set<string>;
	yourVerbs: Set<string>;
	beside: Map<string, Set<string>>;
	clause: number;
	part: number;
};

/** Reads what stands between two commas. */
export function readPart(part: string, lexicon: Lexicon, marks: Marks): void {
	marks.part++;
	const tokens = part.match(/[\p{L}\p{N}]+/gu) ?? [];
	const words = tokens.map(plainOf);
	/** Who the next verb is done by, as far as a word before it tells. */
	let doer: "" | "we" | "you" = "";
	let isAfterVerb = false;
	let negates: "" | "doing" | "who" = "";
	let isDenied = false;
	let isLeftOut = false;
	let figures: string[] = [];
	for (const [at, token] of tokens.entries()) {
		const word = words[at] ?? "";
		if (token === leftOut) isLeftOut = true;
		noteMarks(words, at, token, lexicon, marks);
		if (opensClause(words, at, tokens, lexicon)) {
			marks.clause++;
			marks.part++;
			isAfterVerb = isDenied = false;
		}
		if (word === "we" || token === ourName) doer = "we";
		else if (word === "you") doer = "you";
		if (lexicon.never.has(word)) negates = lexicon.without.has(word) ? "who" : "doing";
		else if (word === "pero" || word === "sino" || word === "but") {
			negates = "";
			isDenied = false;
		}
		const number = numberOf(word);
		// What stands beside the next figure is no longer beside this one.
		if (number && !number.one) figures = [...figures.filter((one) => !marks.beside.has(one)), number.value];
		if (number || token === ourName || token === leftOut || isEmpty(word, lexicon)) continue;
		const stem = lexicon.stemOf(token);
		const isOurs = lexicon.usVerb?.test(word) ?? false;
		const verb = isOurs || (lexicon.verbs.has(stem) && !lexicon.notVerb.test(word));
		const object = isObject(words, at, lexicon) || (lexicon.usVerb === null && isAfterVerb);
		if (verb) marks.acts = isAfterVerb = true;
		const by = doer;
		doer = "";
		if (lexicon.light.has(stem)) continue;
		if (isOurs || (verb && by === "we")) marks.usVerbs.add(stem);
		if (verb && by === "you") marks.yourVerbs.add(stem);
		// "No" before who does something denies what is done; "without" denies them.
		const isSpared = lexicon.actors.has(stem) && negates === "doing";
		const isNegated = isLeftOut || (negates !== "" && !isSpared);
		const negated = isNegated || (isDenied ? null : false);
		const name = at > 0 && /^\p{Lu}/u.test(token);
		marks.terms.push({ stem, object, verb, negated, name, clause: marks.clause, part: marks.part });
		isDenied ||= isNegated;
		if (!isSpared) negates = "";
		for (const figure of figures) marks.beside.set(figure, (marks.beside.get(figure) ?? new Set()).add(stem));
		figures = figures.filter((figure) => (marks.beside.get(figure)?.size ?? 0) < 2);
	}
}

/** "And" opens a clause where something is done behind it, not where it lists. */
function opensClause(
	words: readonly string[],
	at: number,
	tokens: readonly string[],
	lexicon: Lexicon,
): boolean {
	const word = words[at] ?? "";
	if (clauseOpeners.has(word)) return true;
	if (!joiners.has(word)) return false;
	const next = words[at + 1] ?? "";
	const isVerb = (place: number) =>
		lexicon.verbs.has(lexicon.stemOf(tokens[place] ?? "")) && !lexicon.notVerb.test(words[place] ?? "");
	if (pronouns.has(next)) return true;
	return lexicon.articles.has(next) && [3, 4, 5, 6].some((step) => isVerb(at + step));
}

const clauseOpeners: ReadonlySet<string> = new Set("pero que si but that which if while".split(" "));
const joiners: ReadonlySet<string> = new Set("y e o and or".split(" "));
const pronouns: ReadonlySet<string> = new Set("te se lo la le les nos no it you we they i".split(" "));

function isEmpty(word: string, { never, empty, us, usVerb }: Lexicon): boolean {
	return never.has(word) || empty.has(word) || (us.has(word) && !usVerb?.test(word));
}

function noteMarks(
	words: readonly string[],
	at: number,
	token: string,
	lexicon: Lexicon,
	marks: Marks,
): void {
	const word = words[at] ?? "";
	if (token === ourName || lexicon.us.has(word) || lexicon.usVerb?.test(word)) marks.us = true;
	if (lexicon.ours.has(word) || (word === "us" && isOurs(words, at))) marks.ours = true;
	if (lexicon.self.has(word)) marks.self = true;
	if (lexicon.yours.has(word)) marks.yours = true;
	if (lexicon.you.has(word)) marks.you = true;
	if (verbWords.has(word)) marks.acts = true;
}

/** "With us", "belong to us"; "write to us" asks for a message alone. */
function isOurs(words: readonly string[], at: number): boolean {
	const before = words[at - 1] ?? "";
	if (before === "to") return !/^(?:write|talk|speak|come|send|reach)/.test(words[at - 2] ?? "");
	return /^(?:with|by|on|of|than)$/.test(before);
}

/** "A una persona", "with your team": whom something is done to, or with. */
function isObject(words: readonly string[], at: number, { before, articles }: Lexicon): boolean {
	let place = at - 1;
	while (place >= 0 && articles.has(words[place] ?? "")) place--;
	return before.has(words[place] ?? "");
}

const verbWords: ReadonlySet<string> = new Set(
	"es son esta estan hay ha han tiene tienen puede pueden fue sera queda quedan is are was were has have does do can will".split(
		" ",
	),
);
