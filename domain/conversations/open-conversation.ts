import type { Brand } from "../../config/env.ts";
import type { Tx } from "../../db/connect.ts";
import { greeting, takeTurn } from "../assistant/assistant.ts";
import { startDialogue } from "../assistant/dialogue/state.ts";
import { referenceOf } from "../contact/reference.ts";
import type { World } from "../world.ts";
import {
	type Conversation,
	findByTranscript,
	holdConversation,
	insertConversation,
} from "./conversation-store.ts";
import { appendMessages, type NewMessage } from "./message-store.ts";
import type { Said } from "./said.ts";
import { emptyTranscript, extendTranscript, isEmptyTranscript } from "./transcript-hash.ts";

/**
 * The conversation a message belongs to, held for this transaction: by its id; else the one that stands at
 * the history sent; else a new one that has lived through that history.
 * @returns null when an id was given that no conversation has.
 */
export async function openConversation(
	tx: Tx,
	world: World,
	brand: Brand,
	said: Said,
): Promise<Conversation | null> {
	const now = world.now().toISOString();
	if (said.conversationId) return holdConversation(tx, said.conversationId, now);
	const transcriptHash = said.history.reduce(
		(hash, { role, content }) => extendTranscript(hash, role, content),
		emptyTranscript(world.fingerprint(said.visitor)),
	);
	const known = isEmptyTranscript(transcriptHash) ? null : await findByTranscript(tx, transcriptHash);
	const continued = known ? await holdConversation(tx, known, now) : null;
	return continued ?? begin(tx, world, brand, said, transcriptHash);
}

async function begin(
	tx: Tx,
	world: World,
	brand: Brand,
	said: Said,
	transcriptHash: string,
): Promise<Conversation> {
	const at = world.now().toISOString();
	const messages: NewMessage[] = [{ role: "assistant", content: greeting(said.language, brand), at }];
	const lived = { state: startDialogue(), language: said.language };
	// What a caller claims we said is not taken over: only our own answers are stored as ours.
	for (const { role, content } of said.history) {
		if (role !== "user") continue;
		const { text, ...turn } = takeTurn({ ...lived, message: content, brand });
		Object.assign(lived, { state: turn.state, language: turn.language });
		const answers = messages.length;
		messages.push({ role, content, at }, { role: "assistant", content: text, at, answers });
	}
	const id = world.newId();
	const conversation: Conversation = {
		...{ id, reference: referenceOf(id) },
		language: lived.language,
		state: lived.state,
		length: messages.length,
		transcriptHash,
		person: null,
	};
	await insertConversation(tx, conversation, at);
	await appendMessages(tx, conversation.id, 0, messages);
	return conversation;
}
