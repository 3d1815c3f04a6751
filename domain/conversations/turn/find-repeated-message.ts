import type { Tx } from "../../../db/connect.ts";
import type { Lead } from "../../leads/lead.ts";
import { findLeadOfConversation } from "../../leads/lead-store.ts";
import { type Conversation, lockConversation } from "../conversation-store.ts";
import {
	answerTo,
	findByIdempotencyKey,
	lastQuestion,
	type MessageRef,
	type StoredMessage,
} from "../message-store.ts";
import { findQuestion, type Question } from "./answer-claim-store.ts";
import type { IncomingMessage } from "./incoming-message.ts";

export type RepeatedMessage = {
	question: Question;
	conversation: Conversation;
	lead: Lead | null;
	answer: { ref: MessageRef; message: StoredMessage } | null;
};

/**
 * Finds where a message is already stored: by its key, or, when it is asked again, by its text. @returns null when it
 * is new.
 */
export async function findStoredMessage(
	tx: Tx,
	{ idempotencyKey, again, conversationId, message }: IncomingMessage,
): Promise<MessageRef | null> {
	const ref = idempotencyKey ? await findByIdempotencyKey(tx, idempotencyKey) : null;
	if (ref || !again || !conversationId) return ref;
	const last = await lastQuestion(tx, conversationId);
	return last?.content === message ? last.ref : null;
}

/**
 * Reads a message that is already stored, with its answer, and locks its conversation.
 * @param named the conversation that the caller named. @param now ISO 8601, UTC.
 * @returns null when the message belongs to another conversation than the named one.
 */
export async function findRepeatedMessage(
	tx: Tx,
	ref: MessageRef,
	named: string | null,
	now: string,
): Promise<RepeatedMessage | null> {
	if (named && named !== ref.conversationId) return null;
	const conversation = await lockConversation(tx, ref.conversationId, now);
	// Read after the lock: before it, another process may have claimed the message.
	const question = conversation && (await findQuestion(tx, ref));
	if (!conversation || !question) return null;
	const lead = await findLeadOfConversation(tx, conversation.id);
	return { question, conversation, lead, answer: await answerTo(tx, ref) };
}
