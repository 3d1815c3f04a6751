import type { Language } from "../../../../shared/language.ts";
import { wordsIn } from "../../../words/text.ts";
import { askFor, type Command } from "../../commands.ts";
import { requireCertainty } from "./consequences.ts";
import { unsureQuestion } from "./questions.ts";
import { readCommand } from "./read-commands.ts";
import { confidenceOf, isQuestionLabel, type Part, wholeOf } from "./reading.ts";

/** A follow-up question is at most this long, in words, and the topic at least this likely. */
const longestFollowUp = 12;
const leastOfTopic = 0.08;
/** A statement less similar to a question than this asks none. */
const leastNear = 0.2;
/** Beside these commands, an unclear question still needs an answer. */
const leaveOpen: readonly Command["kind"][] = ["small-talk", "set-fact", "correct-fact", "affirm", "deny"];

/** A message, with the commands that are certain. */
type Unclear = {
	/** The message without its address and telephone. */
	rest: string;
	parts: readonly Part[];
	language: Language;
	certain: readonly Command[];
	/** The entry of the last answer. */
	topic: string | null;
};

/** Finds an unclear question of a message; where nothing is certain, what the whole message may ask. */
export function findUnclear({ rest, parts, language, certain, topic }: Unclear): Command[] {
	if (certain.some(({ kind }) => !leaveOpen.includes(kind))) return [];
	const asking = parts.find(({ isQuestion, label }) => isQuestion && label === null);
	const isUnknown = certain.length === 0;
	if (!asking && !isUnknown) return [];
	const whole = wholeOf(rest, language);
	const command = parts.length > 1 ? readCommand(whole) : null;
	const isNew =
		command && command.kind !== "small-talk" && certain.every(({ kind }) => kind !== command.kind);
	if (isNew) return [requireCertainty(command, whole, false)];
	const open = asking ?? whole;
	if (topic && isFollowUp(open, topic)) return [askFor(topic, open.text)];
	if (asking) return [unsureQuestion(asking)];
	const [best] = whole.guesses;
	const isNear = best !== undefined && isQuestionLabel(best.label) && confidenceOf(best) >= leastNear;
	return isNear ? [unsureQuestion(whole)] : [];
}

/** Whether a short question, like "And how long does that take?", is about the topic of the last answer. */
function isFollowUp({ guesses, text }: Part, topic: string): boolean {
	const near = guesses.find(({ label }) => label === topic)?.probability ?? 0;
	return near >= leastOfTopic && wordsIn(text).length <= longestFollowUp;
}
