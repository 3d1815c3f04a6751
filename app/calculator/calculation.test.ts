import { expect, it } from "vitest";
import { en } from "../../content/calculator/en.ts";
import { es } from "../../content/calculator/es.ts";
import { takeTurn } from "../../domain/assistant/assistant.ts";
import { startDialogue } from "../../domain/assistant/dialogue/state.ts";
import { duration, messageToAssistant, readCalculatorInput, waitingMessages } from "./calculation.ts";

const read = (query: string) => readCalculatorInput(new URLSearchParams(query));

it("starts with a sample, and keeps what is filled in within its limits", () => {
	const sample = { messages: 40, minutes: 6, outside: 35 };
	expect(read("")).toEqual(sample);
	expect(read("messages=many&minutes=NaN&outside=x")).toEqual(sample);
	expect(read("messages=120&minutes=3&outside=50")).toEqual({ messages: 120, minutes: 3, outside: 50 });
	expect(read("messages=600&minutes=90&outside=50")).toEqual({ messages: 600, minutes: 90, outside: 50 });
	expect(read("messages=1e9&minutes=-4&outside=250")).toEqual({ messages: 99_999, minutes: 0, outside: 100 });
	expect(read("messages=&minutes=2.4&outside=0")).toEqual({ messages: 0, minutes: 2, outside: 0 });
});

it.each([
	[{ messages: 40, minutes: 6, outside: 35 }, 14, "1 h 24 min"],
	[{ messages: 500, minutes: 60, outside: 100 }, 500, "500 h"],
	[{ messages: 5000, minutes: 60, outside: 100 }, 5000, "5.000 h"],
	[{ messages: 3, minutes: 5, outside: 50 }, 2, "10 min"],
	[{ messages: 0, minutes: 6, outside: 35 }, 0, "0 min"],
])("%o: %i wait, and take %s", (input, waiting, time) => {
	const missed = waitingMessages(input);
	expect(missed.waiting).toBe(waiting);
	expect(duration(missed.totalMinutes, "es")).toBe(time);
});

it.each([
	["es", es],
	["en", en],
] as const)("its message is kept by the assistant as what the visitor needs: %s", (language, text) => {
	for (const messages of [7, 12, 40, 250, 500, 4000, 99_999])
		for (const outside of [10, 40, 100]) {
			const message = messageToAssistant({ messages, minutes: 6, outside }, { text, language });
			const { state } = takeTurn({ state: startDialogue(), message, language, pageLanguage: language });
			expect(state.facts).toMatchObject({
				need: message.replace(/\.$/, ""),
				companySize: null,
				budget: null,
				phone: null,
			});
		}
});

it.each([
	["es", es],
	["en", en],
] as const)(
	"asks without numbers while they are samples or nothing waits, and gets an answer: %s",
	(language, text) => {
		for (const input of [
			read(""),
			{ messages: 0, minutes: 6, outside: 35 },
			{ messages: 90, minutes: 6, outside: 0 },
		]) {
			const message = messageToAssistant(input, { text, language });
			expect(message).not.toMatch(/\d/);
			const { commands } = takeTurn({ state: startDialogue(), message, language, pageLanguage: language });
			expect(commands).toMatchObject([{ kind: "ask", entries: ["answer-speed"] }]);
		}
	},
);
