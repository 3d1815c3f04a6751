import type { Language } from "../../../../../content/language.ts";
import { type Claim, claimsIn } from "../claims.ts";
import { numberOf } from "../numbers.ts";
import { plainOf } from "../plain.ts";
import { type Lexicon, lexicons } from "./lexicon.ts";
import { ourName } from "./names.ts";

/**
 * A word that says something: its stem, whether "not" stands before it (null when what stands between takes it), whether it is written as a name, and whether
 * something is done to it rather than by it; whether it is most likely a verb; and which clause of the sentence, which part between commas, it is in.
 */
export type Term = {
	stem: string;
	negated: boolean | null;
	name: boolean;
	object: boolean;
	verb: boolean;
	clause: number;
	part: number;
};

/** A sentence, or a part of one, as grounding compares it. */
export type Reading = {
	/** In their order. */
	terms: readonly Term[];
	claims: ReadonlySet<Claim>;
	/** "Up to", "more than" before a figure, by figure. */
	qualified: ReadonlyMap<string, string>;
	/** The words that follow a figure, by figure. */
	beside: ReadonlyMap<string, ReadonlySet<string>>;
	/** What it says that we do. */
	usVerbs: ReadonlySet<string>;
	/** What it says that the visitor does, where a word tells. */
	yourVerbs: ReadonlySet<string>;
	/** It speaks of us; of the assistant itself; of what is to come; to the visitor. */
	us: boolean;
	ours: boolean;
	you: boolean;
	self: boolean;
	ahead: boolean;
	/** It tells of something as done. */
	done: boolean;
	yours: boolean;
	/** Some word of it is most likely a verb. */
	acts: boolean;
};

/** Stands for "except". */
const leftOut = "Leftout";

type Marks = Pick<Reading, "us" | "ours" | "you" | "self" | "yours" | "acts"> & {
	terms: Term[];
	usVerbs: Set<string>;
	yourVerbs: Set<string>;
	beside: Map<string, Set<string>>;
	clause: number;
	part: number;
};

/** @param text as spelledOut leaves it. */
export function read(text: string, language: Language): Reading {
	const lexicon = lexicons[language];
	const marks: Marks = {
		...{ us: false, ours: false, you: false, self: false, yours: false, acts: false, clause: 0, part: 0 },
		...{ terms: [], usVerbs: new Set(), yourVerbs: new Set(), beside: new Map() },
	};
	for (const clause of text
		.replace(lexicon.idioms, " ")
		.replace(lexicon.except, ` , ${leftOut} `)
		.split(/[;:.!?¡¿()«»“”"—–\n]+/u)) {
		marks.clause++;
		for (const part of clause.split(",")) readPart(part, lexicon, marks);
	}
	return {
		...marks,
		self: marks.self || lexicon.saysWho.test(text),
		done: isDone(text, lexicon),
		ahead: lexicon.ahead.test(text.replace(lexicon.idioms, " ")),
		claims: new Set(claimsIn(text)),
		qualified: qualifiersIn(text, lexicon),
	};
}

function readPart(part: string, lexicon: Lexicon, marks: Marks): void {
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

/** Whether something is told as done: "your session is booked"; not what is merely used or kept. */
function isDone(text: string, { does, light, stemOf }: Lexicon): boolean {
	const found = does.exec(text)?.[0].trim().split(/\s+/).at(-1);
	return found !== undefined && !light.has(stemOf(found));
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

function qualifiersIn(text: string, { qualifiers }: Lexicon): ReadonlyMap<string, string> {
	const plain = plainOf(text);
	const found = new Map<string, string>();
	for (const { 0: word, index } of plain.matchAll(/\d+(?:[.,]\d+)*|[a-z]+/g)) {
		const number = numberOf(word);
		if (number === null || number.one) continue;
		const before = plain.slice(Math.max(0, index - 24), index);
		const name = qualifiers.find(([, pattern]) => pattern.test(before))?.[0];
		if (name) found.set(number.value, name);
	}
	return found;
}
