import type { Brand } from "../../../config/env.ts";
import type { Tx } from "../../../db/connect.ts";
import type { TranscriptMessage } from "../../../shared/conversation.ts";
import type { Language } from "../../../shared/language.ts";
import { greeting, takeTurn } from "../../assistant/assistant.ts";
import { type DialogueState, startDialogue } from "../../assistant/dialogue/state.ts";
import { referenceOf } from "../../contact/reference.ts";
import type { Runtime } from "../../runtime.ts";
import {
	type Conversation,
	findByTranscript,
	insertConversation,
	lockConversation,
} from "../conversation-store.ts";
import { appendMessages, type NewMessage } from "../message-store.ts";
import { emptyTranscript, extendTranscript, isEmptyTranscript } from "../transcript-hash.ts";
import type { IncomingMessage } from "./incoming-message.ts";

/**
 * Locks the conversation of a message: by its id, else by the history that was sent. Otherwise starts a new one and
 * replays the history in it.
 * @returns null when no conversation has the named id.
 */
export async function openConversation(
	tx: Tx,
	runtime: Runtime,
	brand: Brand,
	incoming: IncomingMessage,
): Promise<Conversation | null> {
	const now = runtime.now().toISOString();
	if (incoming.conversationId) return lockConversation(tx, incoming.conversationId, now);
	const transcriptHash = incoming.history.reduce(
		(hash, { role, content }) => extendTranscript(hash, role, content),
		emptyTranscript(runtime.fingerprint(incoming.visitorAddress)),
	);
	const known = isEmptyTranscript(transcriptHash) ? null : await findByTranscript(tx, transcriptHash);
	const continued = known ? await lockConversation(tx, known, now) : null;
	return continued ?? begin(tx, runtime, brand, incoming, transcriptHash);
}

async function begin(
	tx: Tx,
	runtime: Runtime,
	brand: Brand,
	incoming: IncomingMessage,
	transcriptHash: string,
): Promise<Conversation> {
	const at = runtime.now().toISOString();
	const messages: NewMessage[] = [{ role: "assistant", content: greeting(incoming.language, brand), at }];
	const replayed = { state: startDialogue(), language: incoming.language };
	// A caller may claim answers that we never gave: they are not stored.
	for (const { role, content } of incoming.history) {
		if (role !== "user") continue;
		const { text, ...turn } = takeTurn({ ...replayed, message: content, brand });
		Object.assign(replayed, { state: turn.state, language: turn.language });
		const answers = messages.length;
		messages.push({ role, content, at }, { role: "assistant", content: text, at, answers });
	}
	const id = runtime.newId();
	const conversation: Conversation = {
		id,
		reference: referenceOf(id),
		language: replayed.language,
		state: replayed.state,
		length: messages.length,
		transcriptHash,
		person: null,
	};
	await insertConversation(tx, conversation, at);
	await appendMessages(tx, conversation.id, 0, messages);
	return conversation;
}

/** Reads a conversation that was held elsewhere. @returns where the assistant would stand in it, and in which language. */
export function replay(
	messages: readonly TranscriptMessage[],
	language: Language,
	brand: Brand,
): { state: DialogueState; language: Language } {
	const replayed = { state: startDialogue(), language };
	for (const { role, content } of messages) {
		if (role !== "user") continue;
		const turn = takeTurn({ ...replayed, message: content, brand });
		Object.assign(replayed, { state: turn.state, language: turn.language });
	}
	return replayed;
}

/**
 * Stores a conversation held elsewhere, and the facts in its visitor's messages. Only for trusted callers: their
 * answers are stored as ours.
 */
export async function keepTranscript(
	tx: Tx,
	{ runtime, brand }: { runtime: Runtime; brand: Brand },
	messages: readonly TranscriptMessage[],
	language: Language,
): Promise<Conversation> {
	const at = runtime.now().toISOString();
	const replayed = replay(messages, language, brand);
	const id = runtime.newId();
	// No transcript finds this conversation: it belongs to no visitor.
	const conversation = {
		...replayed,
		id,
		reference: referenceOf(id),
		length: messages.length,
		transcriptHash: emptyTranscript(id),
		person: null,
	};
	await insertConversation(tx, conversation, at);
	await appendMessages(
		tx,
		id,
		0,
		messages.map(({ role, content }) => ({ role, content, at })),
	);
	return conversation;
}
