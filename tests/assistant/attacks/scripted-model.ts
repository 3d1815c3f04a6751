import { readFileSync } from "node:fs";
import { join } from "node:path";
import { MockLanguageModelV4, simulateReadableStream } from "ai/test";
import { readSettings } from "../../../config/env.ts";
import { site } from "../../../content/site.ts";
import { takeTurn } from "../../../domain/assistant/assistant.ts";
import { type DialogueState, startDialogue } from "../../../domain/assistant/dialogue/state.ts";
import { createModelEngine } from "../../../domain/assistant/understanding/model/create-model-engine.ts";
import type { ModelAnswer } from "../../../domain/assistant/understanding/model/model-engine.ts";
import type { Spending } from "../../../domain/llm/spending.ts";
import type { TranscriptMessage } from "../../../shared/conversation.ts";
import type { Language } from "../../../shared/language.ts";

const { llm } = readSettings({
	LLM_PROVIDER: "openai-compatible",
	LLM_MODEL: "scripted",
	LLM_BASE_URL: "http://localhost:9009",
});
const unlimited: Spending = { reserve: async () => ({ settle: async () => undefined }) };

/** @returns the lines of a file of this folder, without its remarks. */
export function linesOf(file: string): string[] {
	const text = readFileSync(join(import.meta.dirname, file), "utf8");
	return text.split("\n").filter((line) => line && !line.startsWith("#"));
}

export type Asking = {
	message: string;
	language: Language;
	state?: DialogueState;
	history?: readonly TranscriptMessage[];
	stop?: AbortSignal;
};

export type Told = ModelAnswer & {
	/** What was shown while it came. */
	shown: string;
	/** What the model was sent. */
	sent: string;
	guided: ReturnType<typeof takeTurn>;
};

/** One turn with a model that answers what a script makes of what it was sent. */
export async function askScripted(
	{ message, language, state = startDialogue(), history = [], stop }: Asking,
	script: (sent: string) => string,
): Promise<Told> {
	if (!llm) throw new Error("no model");
	let sent = "";
	const model = new MockLanguageModelV4({
		doStream: async ({ prompt }) => {
			sent = prompt
				.map(({ content }) => (typeof content === "string" ? content : JSON.stringify(content)))
				.join("\n");
			return {
				stream: simulateReadableStream({
					chunks: chunksOf(script(sent)),
					chunkDelayInMs: null,
					initialDelayInMs: null,
				}),
			};
		},
	});
	const engine = createModelEngine({ model, settings: llm, spending: unlimited });
	let shown = "";
	const listener = {
		text: (piece: string) => {
			shown += piece;
		},
	};
	const guided = takeTurn({ state, message, language, brand: site });
	const turn = { state, message, history, conversationId: "one", guided };
	return { ...(await engine.answer(turn, listener, stop)), shown, sent, guided };
}

function chunksOf(text: string) {
	const usage = {
		inputTokens: { total: 100, noCache: 100, cacheRead: 0, cacheWrite: 0 },
		outputTokens: { total: 20, text: 20, reasoning: 0 },
	};
	return [
		{ type: "stream-start" as const, warnings: [] },
		{ type: "text-start" as const, id: "1" },
		...(text.match(/\s*\S+|\s+$/g) ?? []).map((delta) => ({ type: "text-delta" as const, id: "1", delta })),
		{ type: "text-end" as const, id: "1" },
		{ type: "finish" as const, finishReason: { unified: "stop" as const, raw: "stop" }, usage },
	];
}
