import { limits } from "../../../../config/limits.ts";
import { modelInstructions } from "../../../../content/assistant/model-instructions.ts";
import { site } from "../../../../content/site.ts";
import type { TranscriptMessage } from "../../../../shared/conversation.ts";
import type { Language } from "../../../../shared/language.ts";
import type { ModelQuestion } from "../../../llm/model-client.ts";
import { readable, wordsIn } from "../../../words/text.ts";
import { fillSentence } from "../../assistant-texts.ts";
import { missingFor } from "../../dialogue/state.ts";
import { type Entry, findEntry, productEntriesIn } from "../../knowledge.ts";
import { findBusinesses } from "../guided/entities/industry.ts";
import { confidenceOf, guessesIn, type Part, partsOf, wholeOf } from "../guided/reading.ts";
import { courtesyIds } from "./courtesies.ts";
import type { ModelTurn } from "./model-engine.ts";

/** What a model is sent for one turn. */
export type Prompt = ModelQuestion & {
	/** What it may choose from. */
	entries: readonly Entry[];
};

/** Builds what a model is sent: the rules, where the conversation stands, the nearest entries, the messages before. */
export function promptFor({ state, message, history, guided, brand = site }: ModelTurn): Prompt {
	const { language } = guided;
	const entries = nearEntries(message, state.topic, language);
	const known = Object.entries(guided.state.facts).filter(([, value]) => value !== null);
	const lines = [
		fillSentence(modelInstructions, {}, brand),
		`Lines before the answer: ${courtesyIds("before").join(", ")}.`,
		`Lines after it: ${courtesyIds("after").join(", ")}.`,
		`Known of the visitor: ${JSON.stringify(Object.fromEntries(known))}`,
		`Asked of them last: ${state.awaiting ?? "nothing"}. Missing for a proposal: ${missingFor(guided.state.facts).join(", ") || "nothing"}.`,
		"Entries:",
		...entries.map(({ id, question, answer }) => `${id} | ${question} | ${fillSentence(answer, {}, brand)}`),
		"advice | What do you recommend for my business? | (the site works it out)",
	];
	return { instructions: lines.join("\n"), messages: messagesOf(history, message), entries };
}

/** The end of the transcript, beginning with the visitor. */
function messagesOf(history: readonly TranscriptMessage[], message: string): Prompt["messages"] {
	const recent = history.slice(-limits.modelMessages);
	const opening = recent.findIndex(({ role }) => role === "user");
	const before = opening < 0 ? [] : recent.slice(opening);
	return [
		...before.map(({ role, content }) => ({
			role,
			content: content.slice(0, limits.modelMessage).toWellFormed(),
		})),
		{ role: "user" as const, content: message.toWellFormed() },
	];
}

/** Entries that a model may choose whatever is asked. */
const core = ["what-we-do", "price", "how-it-works", "products", "how-long", "diagnostic", "your-data"];
const mostNear = 8;
/** With the topic in front, a message is compared once more; that counts less than what it says itself. */
const weightOfTopic = 0.5;

/** @returns the knowledge entries nearest to a message, best first, then those that are always offered. */
export function nearEntries(message: string, topic: string | null, language: Language): Entry[] {
	const text = readable(message);
	const scores = new Map<string, number>();
	const note = (id: string, score: number) => scores.set(id, Math.max(score, scores.get(id) ?? 0));
	const read = (parts: readonly Part[], weight: number) => {
		for (const { guess } of guessesIn(parts)) note(guess.label, weight * confidenceOf(guess));
	};
	read([wholeOf(text, language), ...partsOf(text, language)], 1);
	const before = topic ? findEntry(topic, language) : null;
	if (before) read([wholeOf(`${before.question} ${text}`, language)], weightOfTopic);
	for (const id of productEntriesIn(text)) note(id, 1);
	for (const { industry } of findBusinesses(wordsIn(text))) note(`industry:${industry}`, 1);
	const near = [...scores]
		.sort(([, a], [, b]) => b - a)
		.flatMap(([id]) => findEntry(id, language) ?? [])
		.slice(0, mostNear);
	const always = [before?.id ?? "", ...core].flatMap((id) => findEntry(id, language) ?? []);
	return [...new Map([...near, ...always].map((entry) => [entry.id, entry])).values()];
}
