import { askableFacts } from "../../../../shared/lead.ts";
import { wordsIn } from "../../../words/text.ts";
import { type Command, likely } from "../../commands.ts";
import { questions } from "../../dialogue/next.ts";
import { type Awaiting, awaitedFact, type DialogueState } from "../../dialogue/state.ts";
import { namedFacts } from "./corrections.ts";
import { holdsQuestionWord, isWishLabel, type Part } from "./reading.ts";
import { isSure, type Span } from "./tagger/tag-message.ts";
import { saysSomething, tellsNothing } from "./voice.ts";

const wordAnswers = ["company", ...askableFacts] as const;
const longestAnswer = 5;

/** A few words beside a question of ours, of which nothing else is sure, are likely its answer. */
export function likelyAnswer(
	{ rest, parts }: { rest: string; parts: readonly Part[] },
	{ awaiting, suggested }: DialogueState,
): Command | null {
	const fact = wordAnswers.find((one) => one === awaiting);
	const isPlain = saysSomething(rest) && (rest.match(/\d/g)?.length ?? 0) <= 3;
	const isOpen = fact && suggested[fact] === undefined && !parts.some(({ isQuestion }) => isQuestion);
	return isOpen && isBrief(rest) && isPlain ? likely(fact, rest) : null;
}

function isBrief(text: string): boolean {
	return wordsIn(text).length <= longestAnswer && text.length <= 80 && !holdsQuestionWord(text);
}

/** Beside the question for a company, one word is a name. */
export function isNoAnswer(text: string, awaiting: Awaiting | null): boolean {
	if (!awaitedFact(awaiting) || (awaiting === "company" && wordsIn(text).length === 1)) return false;
	return tellsNothing(text);
}

/** "Looking after donors", or "quotes", answers what they would improve: it asks nothing about donors or quotes. */
export function tellsWhatWasAsked(
	{ text, label, isQuestion }: Part,
	spans: readonly Span[],
	{ awaiting }: DialogueState,
): boolean {
	const isTold = spans.some((span) => span.tag === awaiting && isSure(span) && text.includes(span.text));
	const isWish = awaiting === "need" && label !== null && isWishLabel(label) && isBrief(text);
	return (isTold || isWish) && !isQuestion;
}

/** Whether "why do you need that?" is about the question that we asked: it names no other fact, "need" is its verb. */
export function asksWhy(text: string, awaiting: Awaiting | null): boolean {
	const named = namedFacts(text).filter((fact) => fact !== "need");
	return questions.some((one) => one === awaiting) && named.every((fact) => fact === awaiting);
}
