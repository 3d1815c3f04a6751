import { type Ground, judge } from "./check.ts";
import { cutsOf, joining } from "./grounding/clauses.ts";
import { promises } from "./grounding/money.ts";
import type { Standing } from "./grounding/resting.ts";
import { bare, smallTalkIn } from "./grounding/small-talk.ts";

/** A sentence that may be said, and what it rests on. */
export type Trimmed = { text: string; standing: Standing };

/**
 * What is left of a sentence that may not be said whole, when a clause or a yes is taken away: a sentence of its own,
 * held to all that any other is. Nothing is left of one whose other part promises something, nor of a question.
 * @returns the longest such part, beginnings first; null when there is none.
 */
export function trimmed(sentence: string, ground: Ground): Trimmed | null {
	if (/[?¿]/.test(sentence)) return null;
	const whole = sentence.trim();
	for (const part of [...beginnings(whole, ground), ...withoutOpening(whole, ground)]) {
		if (promises(whole.replace(part, " "))) continue;
		const text = `${part.charAt(0).toUpperCase()}${part.slice(1).replace(/[\s.!…]+$/u, "")}.`;
		const judged = judge(text, ground);
		if ("standing" in judged && judged.standing !== "yes") return { text, standing: judged.standing };
	}
	return null;
}

/** Whether a sentence is a yes or a no alone: without it nothing is lost. */
export function isMereYes(sentence: string, { language }: Ground): boolean {
	return smallTalkIn(bare(sentence), language) === "yes";
}

/** The sentence without its last clause, its last two, and so on; what is only listed is no clause. */
function beginnings(sentence: string, { language }: Ground): string[] {
	return cutsOf(sentence, language)
		.filter(({ from, to }) => opensClause.test(sentence.slice(from, to) + sentence.slice(to)))
		.map(({ from }) => sentence.slice(0, from))
		.filter((part) => isClosed(part) && !isCondition.test(part))
		.toReversed();
}

/** "; …", ": …", ", so …": what is before stands by itself. What comes before a "but" may be meant otherwise. */
const opensClause = /^\s*[;:—–]|^[\s,]*(?:so|because|así que|porque)\s/iu;
/** Only what follows would say what it is the condition of. */
const isCondition = /^\s*(?:si|cuando|como|aunque|if|when|as|since|although|though|while)\s/iu;

/** The sentence without the yes or the manners it opens with, whole and then without its last clauses. */
function withoutOpening(sentence: string, ground: Ground): string[] {
	const [first] = cutsOf(sentence, ground.language);
	if (!first || !smallTalkIn(bare(sentence.slice(0, first.from)), ground.language)) return [];
	const rest = sentence.slice(first.to).replace(joining[ground.language], "");
	return isClosed(rest) ? [rest, ...beginnings(rest, ground)] : [];
}

/** Whether all that is opened in a text is closed in it. */
function isClosed(text: string): boolean {
	const count = (mark: RegExp) => text.match(mark)?.length ?? 0;
	return (
		count(/\(/g) === count(/\)/g) &&
		count(/«/g) === count(/»/g) &&
		count(/“/g) === count(/”/g) &&
		count(/"/g) % 2 === 0
	);
}
