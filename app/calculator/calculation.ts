import type { CalculatorText } from "../../content/calculator/schema.ts";
import { fillBlanks } from "../../content/fill-blanks.ts";
import { groupedNumber } from "../../content/locale.ts";
import type { Language } from "../../shared/language.ts";

/** What a visitor fills in: messages a day, minutes an answer takes, percent that arrive outside working hours. */
export type CalculatorInput = { messages: number; minutes: number; outside: number };

export type CalculatorWords = { text: CalculatorText; language: Language };

export const carryField = "carry";

/** `start` is a sample for the visitor to change, no claim of ours. */
export const calculatorFields = {
	messages: { min: 0, max: 99_999, step: 1, start: 40 },
	minutes: { min: 0, max: 999, step: 1, start: 6 },
	outside: { min: 0, max: 100, step: 5, start: 35 },
} as const;

/** Reads fields within their limits. A missing or unreadable one has its sample value, an empty one 0. */
export function readCalculatorInput(values: { get(name: string): unknown }): CalculatorInput {
	const read = (name: keyof typeof calculatorFields) => {
		const { min, max, start } = calculatorFields[name];
		const value = values.get(name);
		const number = typeof value === "string" ? Number(value) : Number.NaN;
		return Number.isNaN(number) ? start : Math.round(Math.min(max, Math.max(min, number)));
	};
	return { messages: read("messages"), minutes: read("minutes"), outside: read("outside") };
}

/** @returns the messages that wait until the next day, and the minutes that answering all of them takes. */
export function waitingMessages({ messages, minutes, outside }: CalculatorInput) {
	const waiting = Math.round((messages * outside) / 100);
	return { waiting, totalMinutes: waiting * minutes };
}

export function duration(minutes: number, language: Language): string {
	const hours = Math.floor(minutes / 60);
	const rest = minutes % 60;
	return [hours && `${groupedNumber(hours, language)} h`, (rest || !hours) && `${rest} min`]
		.filter(Boolean)
		.join(" ");
}

export function resultSentences(
	input: CalculatorInput,
	{ text, language }: CalculatorWords,
): [string, string] {
	const { waiting, totalMinutes } = waitingMessages(input);
	// A line never ends between a figure and its unit.
	const time = duration(totalMinutes, language).replaceAll(" ", "\u00a0");
	const sentence = waiting === 0 ? text.waiting.none : waiting === 1 ? text.waiting.one : text.waiting.many;
	return [
		fillBlanks(sentence, { count: groupedNumber(waiting, language) }),
		fillBlanks(text.takes, { time }),
	];
}

/** What the visitor tells the assistant: their figures, or a question while no figure is theirs or no message waits. */
export function messageToAssistant(input: CalculatorInput, { text, language }: CalculatorWords): string {
	const { waiting, totalMinutes } = waitingMessages(input);
	const isSample = Object.entries(calculatorFields).every(
		([name, { start }]) => input[name as keyof CalculatorInput] === start,
	);
	if (isSample || waiting === 0) return text.question;
	return fillBlanks(text.message, {
		messages: groupedNumber(input.messages, language),
		waiting: groupedNumber(waiting, language),
		time: duration(totalMinutes, language),
	});
}
