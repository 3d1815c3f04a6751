import type { CalculatorText } from "../../content/calculator/schema.ts";
import { fillBlanks } from "../chat/chat-text.ts";
import { type CalculatorInput, duration, missedMessages } from "./calculation.ts";

export function resultSentences(input: CalculatorInput, text: CalculatorText): [string, string] {
	const { waiting, minutes } = missedMessages(input);
	// A line never ends between a figure and its unit.
	const time = duration(minutes).replaceAll(" ", "\u00a0");
	const sentence = waiting === 0 ? text.waiting.none : waiting === 1 ? text.waiting.one : text.waiting.many;
	return [fillBlanks(sentence, { count: waiting }), fillBlanks(text.takes, { time })];
}

/** What the visitor tells the assistant with the button below the result. */
export function messageToAssistant(input: CalculatorInput, text: CalculatorText): string {
	const { waiting, minutes } = missedMessages(input);
	return fillBlanks(text.message, { messages: input.messages, waiting, time: duration(minutes) });
}
