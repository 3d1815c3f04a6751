import type { CalculatorText } from "../../content/calculator/schema.ts";
import { fillBlanks } from "../chat/chat-text.ts";

/** What a visitor fills in: messages a day, minutes an answer takes, percent that arrive outside working hours. */
export type CalculatorInput = { messages: number; minutes: number; outside: number };

/** `start` is a sample for the visitor to change, no claim of ours. */
export const calculatorFields = {
	messages: { min: 0, max: 500, step: 1, start: 40 },
	minutes: { min: 0, max: 60, step: 1, start: 6 },
	outside: { min: 0, max: 100, step: 5, start: 35 },
} as const;

/** Reads the fields of a form or an address. What is missing or no number is the sample; the rest is brought within its limits. */
export function readCalculatorInput(values: { get(name: string): unknown }): CalculatorInput {
	const read = (name: keyof typeof calculatorFields) => {
		const { min, max, start } = calculatorFields[name];
		const value = values.get(name);
		const number = typeof value === "string" ? Number(value) : Number.NaN;
		return Number.isNaN(number) ? start : Math.round(Math.min(max, Math.max(min, number)));
	};
	return { messages: read("messages"), minutes: read("minutes"), outside: read("outside") };
}

/** @returns the messages that wait until the next day, and the minutes that answering them takes. */
export function missedMessages({ messages, minutes, outside }: CalculatorInput) {
	const waiting = Math.round((messages * outside) / 100);
	return { waiting, minutes: waiting * minutes };
}

export function duration(minutes: number): string {
	const hours = Math.floor(minutes / 60);
	const rest = minutes % 60;
	return [hours && `${hours} h`, (rest || !hours) && `${rest} min`].filter(Boolean).join(" ");
}

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
