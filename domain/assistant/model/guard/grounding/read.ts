import type { Language } from "../../../../../content/language.ts";
import { claimsIn } from "../claims.ts";
import { numberOf } from "../numbers.ts";
import { plainOf } from "../plain.ts";
import { type Lexicon, lexicons } from "./lexicon.ts";
import { mustsIn } from "./needing.ts";
import type { Reading } from "./reading.ts";
import { leftOut, type Marks, readPart } from "./terms.ts";

/** @param text as spelledOut leaves it. */
export function read(text: string, language: Language): Reading {
	const lexicon = lexicons[language];
	const marks: Marks = {
		...{ us: false, ours: false, you: false, self: false, yours: false, acts: false, clause: 0, part: 0 },
		...{ terms: [], usVerbs: new Set(), yourVerbs: new Set(), beside: new Map() },
		...{ owners: new Map(), behind: [], recipients: new Map() },
		...{ doings: new Map(), meant: new Map(), people: new Set(), subject: "" },
	};
	let plain = text.replace(/(?<=\p{L}s)'(?=\s+\p{L})/gu, "'s");
	for (const [phrase, word] of lexicon.phrases) plain = plain.replace(phrase, ` ${word} `);
	for (const clause of plain
		.replace(lexicon.idioms, " ")
		.replace(lexicon.except, ` , ${leftOut} `)
		.split(/[;:.!?¡¿()«»“”"—–\n]+/u)) {
		marks.clause++;
		marks.subject = "";
		for (const part of clause.split(",")) readPart(part, lexicon, marks);
	}
	return {
		...marks,
		self: marks.self || lexicon.saysWho.test(plain),
		done: isDone(text, lexicon),
		ahead: lexicon.ahead.test(text.replace(lexicon.idioms, " ")),
		musts: mustsIn(plain, lexicon),
		claims: new Set(claimsIn(text)),
		qualified: qualifiersIn(text, lexicon),
	};
}

/** Whether something is told as done: "your session is booked"; not what is merely used or kept. */
function isDone(text: string, { does, light, stemOf }: Lexicon): boolean {
	const found = does.exec(text)?.[0].trim().split(/\s+/).at(-1);
	return found !== undefined && !light.has(stemOf(found));
}

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
