import type { Brand } from "../../config/env.ts";
import type { Language } from "../../content/language.ts";
import type { Tx } from "../../db/connect.ts";
import { takeTurn } from "../assistant/assistant.ts";
import { startDialogue } from "../assistant/dialogue/state.ts";
import { referenceOf } from "../contact/reference.ts";
import type { World } from "../world.ts";
import { type Conversation, insertConversation } from "./conversation-store.ts";
import { appendMessages, type Role } from "./message-store.ts";
import { emptyTranscript } from "./transcript-hash.ts";

export type Spoken = { role: Role; content: string };

/**
 * Stores a conversation that was held elsewhere, word by word, with what the assistant learns from the visitor's
 * part. Only for callers whose word counts: what they say we said is stored as ours.
 */
export async function keepTranscript(
	tx: Tx,
	{ world, brand }: { world: World; brand: Brand },
	said: readonly Spoken[],
	language: Language,
): Promise<Conversation> {
	const at = world.now().toISOString();
	const lived = { state: startDialogue(), language };
	for (const { role, content } of said) {
		if (role !== "user") continue;
		const turn = takeTurn({ ...lived, message: content, brand });
		Object.assign(lived, { state: turn.state, language: turn.language });
	}
	const id = world.newId();
	// Nobody continues it by what was said: it belongs to no visitor.
	const conversation = {
		...lived,
		...{ id, reference: referenceOf(id) },
		length: said.length,
		transcriptHash: emptyTranscript(id),
		person: null,
	};
	await insertConversation(tx, conversation, at);
	await appendMessages(
		tx,
		id,
		0,
		said.map(({ role, content }) => ({ role, content, at })),
	);
	return conversation;
}
