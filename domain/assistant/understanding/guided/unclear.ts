import type { Language } from "../../../../shared/language.ts";
import { wordsIn } from "../../../words/text.ts";
import { askFor, type Command } from "../../commands.ts";
import { actOf } from "./acts.ts";
import { orOffer } from "./consequences.ts";
import { unsureQuestion } from "./questions.ts";
import { confidenceOf, isQuestionLabel, type Part, wholeOf } from "./reading.ts";

/** A question that goes on is short, and the topic is at least this likely. */
const longestFollowUp = 12;
const leastOfTopic = 0.08;
/** A statement that comes less near to a question than this asks none. */
const leastNear = 0.2;
/** Beside these a question of which nothing is sure is still to be answered. */
const leaveOpen: readonly Command["kind"][] = ["small-talk", "set-fact", "correct-fact", "affirm", "deny"];

/** What a message is understood from beside its sure commands. */
export type Unclear = {
	/** The message without its address and telephone. */
	rest: string;
	parts: readonly Part[];
	language: Language;
	/** What is sure of it. */
	said: readonly Command[];
	/** The entry that was answered before. */
	topic: string | null;
};

/** A question of which nothing is sure; of a message that nothing is sure of, what it may ask as a whole. */
export function unclearIn({ rest, parts, language, said, topic }: Unclear): Command[] {
	if (said.some(({ kind }) => !leaveOpen.includes(kind))) return [];
	const asking = parts.find(({ isQuestion, label }) => isQuestion && label === null);
	const isSilent = said.length === 0;
	if (!asking && !isSilent) return [];
	const whole = wholeOf(rest, language);
	const act = parts.length > 1 ? actOf(whole) : null;
	if (act && act.kind !== "small-talk") return [orOffer(act, whole, false)];
	const open = asking ?? whole;
	if (topic && goesOnWith(open, topic)) return [askFor(topic, open.text)];
	if (asking) return [unsureQuestion(asking)];
	const [best] = whole.guesses;
	const isNear = best !== undefined && isQuestionLabel(best.label) && confidenceOf(best) >= leastNear;
	return isNear ? [unsureQuestion(whole)] : [];
}

/** "And how long does that take?": a short question near what was answered before is about that. */
function goesOnWith({ guesses, text }: Part, topic: string): boolean {
	const near = guesses.find(({ label }) => label === topic)?.probability ?? 0;
	return near >= leastOfTopic && wordsIn(text).length <= longestFollowUp;
}
