import { type Ground, judge } from "./check.ts";
import { cutsOf } from "./grounding/clauses.ts";
import { promises } from "./grounding/money.ts";
import type { Standing } from "./grounding/resting.ts";
import { bare, isAnyYes, smallTalkIn } from "./grounding/small-talk.ts";

/** A sentence that may be said, and what it rests on. */
export type Trimmed = { text: string; standing: Standing };

/**
 * What is left of a sentence that may not be said whole, without what it concludes (", so …") or the yes it opens with: a
 * sentence of its own, held to all that any other is. A limit, an exception or a "no" is never taken away, and what is
 * left and what goes promise nothing.
 * @returns null when nothing is left.
 */
export function trimmed(sentence: string, ground: Ground): Trimmed | null {
	if (/[?¿]/.test(sentence) || promises(sentence)) return null;
	const whole = sentence.trim();
	const premise = withoutConclusion(whole, ground);
	const parts = [premise, withoutYes(whole, ground), premise && withoutYes(premise, ground)];
	for (const part of parts) {
		if (!part) continue;
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

/** "We are in Bogotá, so your city is no problem": what is before the last conclusion. */
function withoutConclusion(sentence: string, { language }: Ground): string | null {
	const cut = cutsOf(sentence, language).findLast(({ from, to }) =>
		concludes.test(sentence.slice(from, to) + sentence.slice(to)),
	);
	const premise = cut ? sentence.slice(0, cut.from) : "";
	return premise && isClosed(premise) && !isOpen.test(premise) ? premise : null;
}

const concludes = /^\s*,\s*(?:so (?!(?:long|far|that|is|are|does|do|did|will|they|to|as)\b)|así que )/iu;
/** A condition alone, or a word that waits for another. */
const isOpen =
	/^\s*(?:si|cuando|como|aunque|if|when|as|since|although|though|while)\s|[\s,](?:y|e|o|ni|pero|no|and|or|but|not|nor)$/iu;

/** "Yes, we work with…": what stands without the yes. A no is part of what is said. */
function withoutYes(sentence: string, { language }: Ground): string | null {
	const [first] = cutsOf(sentence, language);
	if (!first || !/^\s*[,:;.!]/.test(sentence.slice(first.from, first.to))) return null;
	const opening = bare(sentence.slice(0, first.from));
	const rest = sentence.slice(first.to);
	const isYes = isAnyYes(opening, language) && !denies.test(opening);
	return isYes && isClosed(rest) && !goesOn.test(rest) ? rest : null;
}

const denies = /\b(?:no|not|nunca|never|problem\p{L}*|worries)\b/u;
const goesOn = /^(?:y|e|o|pero|aunque|sino|con|and|or|but|although|though|with)\s/iu;

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
