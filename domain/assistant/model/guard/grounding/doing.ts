import type { Lexicon } from "./lexicon.ts";
import type { Term } from "./reading.ts";

/** Who does what in a sentence, as far as it was read. */
export type Doings = {
	/** Who does what is told next, as far as a word before it tells. */
	subject: string;
	doings: Map<string, Set<string>>;
	/** Of what is only spoken of: "what you approve". */
	meant: Map<string, Set<string>>;
	people: Set<string>;
};

type Word = Pick<Term, "stem" | "verb" | "object" | "told"> & {
	word: string;
	isOurs: boolean;
	isFirst: boolean;
	tokens: readonly string[];
	at: number;
};

/** Whether who does something goes on to do what follows the next comma. People of the visitor's do not. */
export function keeps(subject: string): boolean {
	return subject === "we" || subject === "you" || subject.startsWith(lasting);
}

/** Stands for whatever is done that says little: "has", "sees". */
export const lightly = "~";

/** Marks those that stay who acts until another is named. */
const lasting = "@";

/** "Assistants that answer": who does what follows, where it is one who acts. */
export function doerOf(stem: string, { actors, products, people }: Lexicon): string {
	return people.has(stem) ? stem : actors.has(stem) || products.has(stem) ? lasting + stem : "";
}

/** Notes who does what: whoever was named last and is not somebody that something is done to. */
export function noteDoing(said: Word, lexicon: Lexicon, marks: Doings): void {
	const { stem, verb, object, told, isOurs, isFirst } = said;
	const isParty = lexicon.people.has(stem);
	if (isParty) marks.people.add(stem);
	if (lexicon.actors.has(stem) || lexicon.products.has(stem) || isParty) {
		if (!object) marks.subject = doerOf(stem, lexicon);
		return;
	}
	if (told !== "so" && told !== "which") return;
	const doings = told === "so" ? marks.doings : marks.meant;
	if (lexicon.light.has(stem)) {
		if (marks.subject) noteBy(lightly, marks.subject.replace(lasting, ""), doings);
		return;
	}
	const before = said.tokens[said.at - 1] ?? "";
	const follows = before === "it" || lexicon.products.has(lexicon.stemOf(before));
	if (!verb && !isFirst && !follows) return;
	const doer = isOurs
		? "we"
		: isYours(said, lexicon, marks.subject)
			? "you"
			: marks.subject.replace(lasting, "");
	noteBy(stem, doer, doings);
}

function noteBy(verb: string, doer: string, doings: Doings["doings"]): void {
	doings.set(verb, (doings.get(verb) ?? new Set()).add(doer));
}

/** "Apruebas", "log in with your password": what the visitor does, by its form. */
function isYours({ verb, word, tokens, at }: Word, { usVerb }: Lexicon, subject: string): boolean {
	const before = (tokens[at - 1] ?? "").toLowerCase();
	if (usVerb === null) return verb && at === 0 && subject === "" && !/(?:s|ed|pt|ing)$/.test(word);
	return verb && /(?:as|es)$/.test(word) && standsBefore.has(before);
}

const standsBefore: ReadonlySet<string> = new Set(" tú que no si lo te nos dónde donde".split(" "));
