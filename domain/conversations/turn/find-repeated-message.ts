import type { Tx } from "../../../db/connect.ts";
import type { Lead } from "../../leads/lead.ts";
import { findLeadOfConversation } from "../../leads/lead-store.ts";
import type { Runtime } from "../../runtime.ts";
import { type Conversation, lockConversation } from "../conversation-store.ts";
import {
	answerTo,
	findByIdempotencyKey,
	lastQuestion,
	type MessageRef,
	removeAnswer,
	type StoredMessage,
} from "../message-store.ts";
import { emptyTranscript } from "../transcript-hash.ts";
import {
	type Asking,
	changeStatus,
	findQuestion,
	isBeingAnswered,
	type Question,
	recordAttempt,
} from "./answer-claim-store.ts";
import { emptyAnswer } from "./answer-message.ts";
import type { IncomingMessage } from "./incoming-message.ts";

export type RepeatedMessage = {
	question: Question;
	conversation: Conversation;
	lead: Lead | null;
	answer: StoredMessage | null;
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
 * Reads a message that is already stored, and its answer. Callers repeat a message after a lost connection, or to ask
 * again for a stopped answer. A message that no process answers becomes pending again.
 * @returns null when the message belongs to another conversation than the named one.
 */
export async function findRepeatedMessage(
	tx: Tx,
	runtime: Runtime,
	ref: MessageRef,
	incoming: IncomingMessage,
): Promise<RepeatedMessage | null> {
	const { conversationId: named } = incoming;
	if (named && named !== ref.conversationId) return null;
	const now = runtime.now();
	const conversation = await lockConversation(tx, ref.conversationId, now.toISOString());
	// Read after the lock: before it, another process may have claimed the message.
	const question = conversation && (await findQuestion(tx, ref));
	if (!conversation || !question) return null;
	const lead = await findLeadOfConversation(tx, conversation.id);
	const given = await answerTo(tx, ref);
	const nothing = question.status === "stopped" ? emptyAnswer(now.toISOString()) : null;
	const found = { question, conversation, lead, answer: given?.message ?? nothing };
	if (conversation.person) return found;
	const asking = newAsking(incoming, question);
	if (!found.answer) return withoutAnswer(tx, now, found, asking);
	const isWantedAgain = found.answer.stopped && (asking || question.stopRequestedAt === null);
	const last = isWantedAgain && (await lastQuestion(tx, ref.conversationId));
	if (!last || last.ref.position > ref.position) return found;
	if (given) await removeAnswer(tx, given.ref);
	const asked = asking ? await recordAttempt(tx, question, asking) : question;
	// The answer that the visitor saw is gone, so no transcript may find the conversation.
	const renewed = {
		length: conversation.length - (given ? 1 : 0),
		transcriptHash: emptyTranscript(runtime.newId()),
	};
	return {
		lead,
		answer: null,
		question: await changeStatus(tx, asked, "ask-again"),
		conversation: { ...conversation, ...renewed },
	};
}

/** A request of the same attempt was repeated after a lost connection, and is not answered again. */
function newAsking({ again, idempotencyKey, attempt }: IncomingMessage, before: Asking): Asking | null {
	const isSame =
		idempotencyKey === before.idempotencyKey && attempt !== undefined && attempt <= (before.attempt ?? 0);
	return again && !isSame ? { idempotencyKey: idempotencyKey ?? null, attempt: attempt ?? null } : null;
}

async function withoutAnswer(
	tx: Tx,
	now: Date,
	found: RepeatedMessage,
	asking: Asking | null,
): Promise<RepeatedMessage> {
	const isAnswered = isBeingAnswered(found.question, now);
	// Noted even while a process answers the previous attempt: a stop from now on refers to this one.
	const question = asking ? await recordAttempt(tx, found.question, asking) : found.question;
	if (isAnswered) return { ...found, question };
	// The process that should have stopped the answer is gone.
	if (question.stopRequestedAt !== null)
		return {
			...found,
			question: await changeStatus(tx, question, "stop"),
			answer: emptyAnswer(now.toISOString()),
		};
	if (question.status === "pending") return { ...found, question };
	const event = question.status === "answering" ? "release" : "ask-again";
	return { ...found, question: await changeStatus(tx, question, event) };
}
