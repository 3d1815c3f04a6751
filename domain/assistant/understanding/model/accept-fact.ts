import { lists } from "../../../words/lists.ts";
import { holdsPhrase, indexOfPhrase, phrasesOf } from "../../../words/phrases.ts";
import { fold, readable, sentencesOf } from "../../../words/text.ts";
import { likely, type SetFact } from "../../commands.ts";
import { taggedFacts } from "../guided/facts.ts";
import { spanOf } from "../guided/tagger/tag-message.ts";
import { denies, isOfOthers } from "../guided/voice.ts";
import type { Ground } from "./ground.ts";
import type { ReadFact } from "./parse-line.ts";

/** Below this probability of the tagger, a fact of a model is not accepted either (decision 20). */
const leastLikely: Record<ReadFact, number> = { name: 0.05, company: 0.02, need: 0.01, timing: 0.01 };
const relatives = phrasesOf("name-fillers");

/**
 * Accepts a fact that stands in this message and that the guided tagger finds possible there, in the shape that the guided
 * understanding gives it. What is plain that finds itself: a model's is likely at most, for the visitor to confirm.
 */
export function acceptFact(
	fact: ReadFact,
	value: string,
	{ guided, message, before, parts }: Ground,
): SetFact | null {
	const text = readable(message);
	const span = spanOf(fact, ownWords(readable(value), text), text, before.awaiting);
	if (!span || span.probability < leastLikely[fact] || !isStated(fact, span.text, text)) return null;
	const { facts: known, audience } = guided.state;
	// A program that they use is not their company.
	if (fact === "company" && lists.systems.has(fold(span.text))) return null;
	const spans = [{ ...span, probability: 1 }];
	const found = taggedFacts({ text, spans, parts, known, isProspect: audience === "prospect" });
	const accepted = found.find((one) => one.fact === fact);
	return accepted ? likely(fact, accepted.value) : null;
}

/** Returns a value as the visitor wrote it; "" if they did not. */
function ownWords(value: string, text: string): string {
	const at = value ? indexOfPhrase(fold(text), fold(value)) : -1;
	return at < 0 ? "" : text.slice(at, at + value.length);
}

/** Whether no sentence with the words denies them, is about others ("my wife Laura"), or only asks. */
function isStated(fact: ReadFact, words: string, text: string): boolean {
	return sentencesOf(text).every((sentence) => {
		const [before = "", ...behind] = sentence.split(words);
		if (behind.length === 0) return true;
		const isAsked = /^[^¿?]*\?/.test(behind.join(words));
		const rest = [before, ...behind].join(" ");
		const isTheirs = (fact === "name" || fact === "company") && holdsPhrase(before, relatives);
		return !isAsked && !isTheirs && !denies(rest) && !isOfOthers(rest);
	});
}
