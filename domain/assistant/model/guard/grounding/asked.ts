import type { Conversation } from "./conversation.ts";
import { spelledOut } from "./names.ts";
import { read } from "./read.ts";
import type { Reading } from "./reading.ts";
import type { VisitorWords } from "./visitor-words.ts";

const readings = new WeakMap<VisitorWords, { asked: string; reading: Reading }>();

/** What the visitor just asked, read once for all the sentences that answer it. */
export function aboutOf({ asked, language, reach, visitor }: Conversation): Reading {
	const known = readings.get(visitor);
	if (known?.asked === asked) return known.reading;
	const reading = read(spelledOut(asked.slice(0, 400), reach), language);
	readings.set(visitor, { asked, reading });
	return reading;
}

/** The stems of what the visitor asked. */
export function wordsAsked(conversation: Conversation): ReadonlySet<string> {
	return new Set(aboutOf(conversation).terms.map(({ stem }) => stem));
}
