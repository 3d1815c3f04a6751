import type { Tx } from "../../db/connect.ts";
import type { Lead } from "../leads/lead.ts";
import { findLeadOfConversation } from "../leads/lead-store.ts";
import type { World } from "../world.ts";
import { type Conversation, holdConversation } from "./conversation-store.ts";
import { answerBehind, type StoredMessage } from "./message-store.ts";

/** A message that came before with the same key. */
export type SaidBefore = {
	conversation: Conversation;
	lead: Lead | null;
	/** Null: it is still to come, or whoever was giving it is gone. */
	answer: StoredMessage | null;
	/** Nothing was said since. */
	last: boolean;
};

/**
 * A caller whose connection broke sends the message again and cannot know whether it arrived.
 * @param place where the message of its key stands. @returns null when the conversation named is another.
 */
export async function saidBefore(
	tx: Tx,
	world: World,
	place: { conversationId: string; position: number },
	named: string | null,
): Promise<SaidBefore | null> {
	if (named && named !== place.conversationId) return null;
	const conversation = await holdConversation(tx, place.conversationId, world.now().toISOString());
	if (!conversation) return null;
	return {
		conversation,
		lead: await findLeadOfConversation(tx, conversation.id),
		answer: await answerBehind(tx, conversation.id, place.position),
		last: conversation.length === place.position + 1,
	};
}
