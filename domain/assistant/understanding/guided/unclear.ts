import type { Language } from "../../../../shared/language.ts";
import type { FactName } from "../../../../shared/lead.ts";
import { wordsIn } from "../../../words/text.ts";
import { askFor, type Command } from "../../commands.ts";
import { actOf } from "./acts.ts";
import { orOffer } from "./consequences.ts";
import { unsureQuestion } from "./questions.ts";
import { confidenceOf, isFigureLabel, isQuestionLabel, type Part, wholeOf } from "./reading.ts";
import { mostOfNo } from "./voice.ts";

/** A follow-up question is at most this long, in words, and the topic at least this likely. */
const longestFollowUp = 12;
const leastOfTopic = 0.08;
/** A statement less similar to a question than this asks none. */
const leastNear = 0.2;
const declining = ["decline-to-tell", "later"];
/** Beside these commands, an unclear question still needs an answer. */
const leaveOpen: readonly Command["kind"][] = ["small-talk", "set-fact", "correct-fact", "affirm", "deny"];

type Unclear = {
	/** The message without its address and telephone. */
	rest: string;
	parts: readonly Part[];
	language: Language;
	certain: readonly Command[];
	/** The entry of the last answer. */
	topic: string | null;
	asked: FactName | null;
};

/** Finds an unclear question of a message; where nothing is certain, what the whole message may ask. */
export function unclearIn({ rest, parts, language, certain, topic, asked }: Unclear): Command[] {
	if (certain.some(({ kind }) => !leaveOpen.includes(kind))) return [];
	const asking = parts.find(({ isQuestion, label }) => isQuestion && label === null);
	const isUnknown = certain.length === 0;
	if (!asking && !isUnknown) return [];
	const whole = wholeOf(rest, language);
	if (isUnknown && asked && hasNoAnswer(whole)) return [{ kind: "deny" }];
	const act = parts.length > 1 ? actOf(whole) : null;
	if (act && act.kind !== "small-talk") return [orOffer(act, whole, false)];
	const open = asking ?? whole;
	if (topic && isFollowUp(open, topic)) return [askFor(topic, open.text)];
	if (asking) return [unsureQuestion(asking)];
	const [best] = whole.guesses;
	const isNear = best !== undefined && isQuestionLabel(best.label) && confidenceOf(best) >= leastNear;
	return isNear ? [unsureQuestion(whole)] : [];
}

/** Whether a few words answer with nothing: "no sé", or "por definir", a budget without an amount. */
function hasNoAnswer({ guesses: [best], text, isQuestion }: Part): boolean {
	if (!best || isQuestion || wordsIn(text).length > mostOfNo || /\p{Nd}/u.test(text)) return false;
	return declining.includes(best.label) || isFigureLabel(best.label);
}

/** Whether a short question, like "And how long does that take?", is about the topic of the last answer. */
function isFollowUp({ guesses, text }: Part, topic: string): boolean {
	const near = guesses.find(({ label }) => label === topic)?.probability ?? 0;
	return near >= leastOfTopic && wordsIn(text).length <= longestFollowUp;
}
