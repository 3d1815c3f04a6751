import type { Brand } from "../../config/env.ts";
import type { Tx } from "../../db/connect.ts";
import type { TranscriptMessage } from "../../shared/conversation.ts";
import type { Language } from "../../shared/language.ts";
import { takeTurn } from "../assistant/assistant.ts";
import { type DialogueState, startDialogue } from "../assistant/dialogue/state.ts";
import type { Runtime } from "../runtime.ts";
import { type Conversation, insertConversation } from "./conversation-store.ts";
import { unfindableTranscriptHash } from "./transcript-hash.ts";

type ReplayedTranscript = {
	state: DialogueState;
	language: Language;
	turns: { question: string; answer: string }[];
};

/**
 * Gives the guided engine the visitor's messages of a conversation that was held elsewhere.
 * @returns where the assistant then stands, in which language, and what it would have answered.
 */
export function replayTranscript(
	messages: readonly TranscriptMessage[],
	language: Language,
	brand: Brand,
): ReplayedTranscript {
	const replayed: ReplayedTranscript = { state: startDialogue(), language, turns: [] };
	for (const { role, content } of messages) {
		if (role !== "user") continue;
		const { state, language, text } = takeTurn({ ...replayed, message: content, brand });
		Object.assign(replayed, { state, language });
		replayed.turns.push({ question: content, answer: text });
	}
	return replayed;
}

/**
 * Stores a conversation held elsewhere, and the facts in its visitor's messages. Only for trusted callers: their
 * answers are stored as ours.
 */
export async function importTranscript(
	tx: Tx,
	{ runtime, brand }: { runtime: Runtime; brand: Brand },
	messages: readonly TranscriptMessage[],
	language: Language,
): Promise<Conversation> {
	const at = runtime.now().toISOString();
	const { state, language: lastLanguage } = replayTranscript(messages, language, brand);
	const id = runtime.newId();
	const conversation = { id, language: lastLanguage, state, transcriptHash: unfindableTranscriptHash(id) };
	const stored = messages.map(({ role, content }) => ({ role, content, at }));
	return insertConversation(tx, conversation, stored, at);
}
