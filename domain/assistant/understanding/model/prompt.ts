import { limits } from "../../../../config/limits.ts";
import { modelInstructions } from "../../../../content/assistant/model-instructions.ts";
import { site } from "../../../../content/site.ts";
import type { ModelQuestion } from "../../../llm/model-client.ts";
import { fillSentence } from "../../assistant-texts.ts";
import { missingFor } from "../../dialogue/state.ts";
import type { Entry } from "../../knowledge.ts";
import { courtesyIds } from "./courtesies.ts";
import type { ModelLine, ModelTurn } from "./model-engine.ts";
import { nearEntries } from "./near-entries.ts";

/** What a model is sent for one turn. */
export type Prompt = ModelQuestion & {
	/** What it may choose from. */
	entries: readonly Entry[];
};

/** What one call is sent: the rules, where the conversation stands, the entries that are near, the messages before. */
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
function messagesOf(history: readonly ModelLine[], message: string): Prompt["messages"] {
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
