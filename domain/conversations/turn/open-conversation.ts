import type { Brand } from "../../../config/env.ts";
import type { Tx } from "../../../db/connect.ts";
import { greeting } from "../../assistant/assistant.ts";
import type { Runtime } from "../../runtime.ts";
import {
	type Conversation,
	findByTranscript,
	insertConversation,
	lockConversation,
} from "../conversation-store.ts";
import { replayTranscript } from "../import-transcript.ts";
import type { NewMessage } from "../message-store.ts";
import { emptyTranscript, extendTranscript, isEmptyTranscript } from "../transcript-hash.ts";
import type { IncomingMessage } from "./turn.ts";

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
	const id = isEmptyTranscript(transcriptHash) ? null : await findByTranscript(tx, transcriptHash);
	const continued = id ? await lockConversation(tx, id, now) : null;
	return continued ?? startConversation(tx, runtime, brand, incoming, transcriptHash);
}

async function startConversation(
	tx: Tx,
	runtime: Runtime,
	brand: Brand,
	incoming: IncomingMessage,
	transcriptHash: string,
): Promise<Conversation> {
	const at = runtime.now().toISOString();
	const { state, language, turns } = replayTranscript(incoming.history, incoming.language, brand);
	const messages: NewMessage[] = [{ role: "assistant", content: greeting(incoming.language, brand), at }];
	// A caller may claim answers that we never gave: they are not stored.
	for (const { question, answer } of turns) {
		const answers = messages.length;
		messages.push(
			{ role: "user", content: question, at },
			{ role: "assistant", content: answer, at, answers },
		);
	}
	return insertConversation(tx, { id: runtime.newId(), language, state, transcriptHash }, messages, at);
}
