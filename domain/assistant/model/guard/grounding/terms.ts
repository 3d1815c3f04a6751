import { numberOf } from "../numbers.ts";
import { plainOf } from "../plain.ts";
import { type Doings, doerOf, keeps, noteDoing } from "./doing.ts";
import type { Lexicon } from "./lexicon.ts";
import { moodOf } from "./mood.ts";
import { ourName } from "./names.ts";
import { isVerbAt, opensClause, relative } from "./openings.ts";
import type { Owned } from "./owner.ts";
import type { Reading, Recipients, Term } from "./reading.ts";
import { recipientAt } from "./recipients.ts";
import { ownerAlone, ownersIn } from "./whose.ts";

/** Stands for "except". */
export const leftOut = "Leftout";

/** What is noted while a sentence is read, word by word. */
export type Marks = Pick<Reading, "us" | "ours" | "you" | "self" | "yours" | "acts"> &
	Doings &
	Owned & {
		terms: Term[];
		usVerbs: Set<string>;
		yourVerbs: Set<string>;
		beside: Map<string, Set<string>>;
		recipients: Recipients;
		clause: number;
		part: number;
	};

/** Reads what stands between two commas. */
export function readPart(part: string, lexicon: Lexicon, marks: Marks): void {
	marks.part++;
	const tokens = part.match(/[\p{L}\p{N}]+/gu) ?? [];
	const words = tokens.map(wordOf);
	const mood = moodOf(lexicon);
	const owners = ownersIn(words, lexicon, (at) => isVerbAt(words, at, lexicon));
	let lastVerb = "";
	let verbAt = -1;
	let main = marks.subject;
	/** Who the next verb is done by, as far as the word before it tells. */
	let doer: "" | "we" | "you" = "";
	let isAfterVerb = false;
	/** "What the guest approves": who comes next does what is meant. */
	let opensMeant = false;
	let hasObject = false;
	let negates: "" | "doing" | "who" = "";
	let isDenied = false;
	let isLeftOut = false;
	let figures: string[] = [];
	for (const [at, token] of tokens.entries()) {
		const word = words[at] ?? "";
		if (token === leftOut) isLeftOut = true;
		noteMarks(words, at, token, lexicon, marks);
		const alone = ownerAlone(words, at, lexicon);
		if (alone) marks.behind.push({ verb: lastVerb, owner: alone, stem: "" });
		if (opensClause(words, at, lexicon, hasObject || mood.isOpen())) {
			marks.clause++;
			marks.part++;
			isAfterVerb = isDenied = hasObject = false;
			mood.settle();
			marks.subject = relative.has(word)
				? doerOf(marks.terms.at(-1)?.stem ?? "", lexicon)
				: keeps(main)
					? main
					: "";
		}
		mood.note(words, at, token);
		if (lexicon.seeking.has(token.toLowerCase())) opensMeant = true;
		if (word === "we" || token === ourName) doer = marks.subject = "we";
		else if (word === "you") doer = "you";
		if (word === "tú" || (word === "you" && (!isAfterVerb || opensMeant))) marks.subject = "you";
		if (settlesBefore.has(word) && mood.isOpen() && isVerbAt(words, at + 1, lexicon)) mood.settle();
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
		const verb = isOurs || isVerbAt(words, at, lexicon);
		const isBehind = isObject(words, at, lexicon);
		const object = isBehind || (lexicon.usVerb === null && isAfterVerb);
		const owner = owners[at] ?? "";
		marks.owners.set(stem, (marks.owners.get(stem) ?? new Set()).add(owner));
		if (owner) marks.behind.push({ verb: lastVerb, owner, stem });
		const recipient = recipientAt(words, at, verbAt, lexicon);
		if (recipient)
			marks.recipients.set(lastVerb, (marks.recipients.get(lastVerb) ?? new Set()).add(recipient));
		if (verb) {
			lastVerb = stem;
			verbAt = at;
		}
		const told = mood.of(verb);
		const isDoneTo = isBehind || (object && !(opensMeant && told === "which"));
		noteDoing(
			{ stem, word, verb, object: isDoneTo, told, isOurs, isFirst: at === 0, tokens, at },
			lexicon,
			marks,
		);
		if (!mood.isOpen() && keeps(marks.subject)) main = marks.subject;
		if (verb) marks.acts = isAfterVerb = true;
		if (verb) opensMeant = false;
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
		const { clause, part: within } = marks;
		marks.terms.push({
			stem,
			object,
			verb,
			negated,
			name,
			clause,
			part: within,
			told,
			done: done.test(word),
		});
		isDenied ||= isNegated;
		hasObject ||= isAfterVerb && !verb;
		if (!isSpared) negates = "";
		for (const figure of figures) marks.beside.set(figure, (marks.beside.get(figure) ?? new Set()).add(stem));
		figures = figures.filter((figure) => (marks.beside.get(figure)?.size ?? 0) < 2);
	}
	if (mood.isOpen() || !keeps(marks.subject)) marks.subject = keeps(main) ? main : "";
}

/** "Lo que cambiaría lo dice el diagnóstico": what was meant is over. */
const settlesBefore: ReadonlySet<string> = new Set("lo eso".split(" "));

/** "Closed", "cerrada". */
const done = /(?:[ai]d[oa]s?|[a-z]{2}ed)$/;

/** "Tú" is no "tu". */
function wordOf(token: string): string {
	return token.toLowerCase() === "tú" ? "tú" : plainOf(token);
}

function isEmpty(word: string, { never, empty, us, usVerb }: Lexicon): boolean {
	return word === "tú" || never.has(word) || empty.has(word) || (us.has(word) && !usVerb?.test(word));
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
