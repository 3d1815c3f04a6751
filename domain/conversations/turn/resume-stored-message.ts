import type { Tx } from "../../../db/connect.ts";
import type { Lead } from "../../leads/lead.ts";
import { findLeadOfConversation } from "../../leads/lead-store.ts";
import type { Runtime } from "../../runtime.ts";
import { type Conversation, lockConversation } from "../conversation-store.ts";
import {
	findAnswer,
	findByIdempotencyKey,
	findLastQuestion,
	type MessageContent,
	type MessageRef,
	removeAnswer,
} from "../message-store.ts";
import { unfindableTranscriptHash } from "../transcript-hash.ts";
import {
	changeStatus,
	findQuestion,
	isBeingAnswered,
	type Question,
	recordAttempt,
} from "./answer-claim-store.ts";
import { emptyAnswer } from "./build-answer.ts";
import type { NextAction, VisitorMessage } from "./turn.ts";

export type RepeatedMessage = {
	question: Question;
	conversation: Conversation;
	lead: Lead | null;
	answer: { ref: MessageRef; message: MessageContent } | null;
};

type Repeat =
	| { kind: "new" | "key-of-other-conversation"; repeated: null }
	| { kind: "nothing-to-store"; repeated: RepeatedMessage; next: NextAction }
	| { kind: "pending"; repeated: RepeatedMessage };

type Attempt = Pick<Question, "idempotencyKey" | "attempt">;

/**
 * Resumes a message that is already stored: locks its conversation, records a new attempt, and makes it pending when it
 * is still to be answered, or its stopped answer is wanted after all.
 * @param knownRef where it is stored, if that is known.
 * @returns nothing-to-store: `next` is what its sender gets.
 */
export async function resumeStoredMessage(
	tx: Tx,
	runtime: Runtime,
	message: VisitorMessage,
	knownRef?: MessageRef,
): Promise<Repeat> {
	const now = runtime.now().toISOString();
	const ref = knownRef ?? (await findStoredMessage(tx, message));
	if (!ref) return { kind: "new", repeated: null };
	const before = await lockRepeatedMessage(tx, ref, message.conversationId, now);
	if (!before) return { kind: "key-of-other-conversation", repeated: null };
	const repeated = await prepareForAnswer(tx, runtime, before, newAttempt(message, before.question));
	return repeated.conversation.colleague || repeated.question.status !== "pending"
		? { kind: "nothing-to-store", repeated, next: nextAfterRepeat(repeated, now) }
		: { kind: "pending", repeated };
}

function nextAfterRepeat(
	{ answer, question, conversation: { colleague } }: RepeatedMessage,
	now: string,
): NextAction {
	const message = answer?.message ?? (question.status === "stopped" ? emptyAnswer(now) : null);
	// The visitor asks again for a stopped answer: by now a colleague answers.
	if (message && !(message.stopped && colleague)) return { kind: "answered", message };
	return colleague ? { kind: "left-to-colleague", colleagueName: colleague.name } : { kind: "wait" };
}

async function findStoredMessage(
	tx: Tx,
	{ idempotencyKey, again, conversationId, text }: VisitorMessage,
): Promise<MessageRef | null> {
	const ref = idempotencyKey ? await findByIdempotencyKey(tx, idempotencyKey) : null;
	if (ref || !again || !conversationId) return ref;
	const last = await findLastQuestion(tx, conversationId);
	return last?.content === text ? last.ref : null;
}

async function lockRepeatedMessage(
	tx: Tx,
	ref: MessageRef,
	expectedConversationId: string | null,
	now: string,
): Promise<RepeatedMessage | null> {
	if (expectedConversationId && expectedConversationId !== ref.conversationId) return null;
	const conversation = await lockConversation(tx, ref.conversationId, now);
	// Read after the lock: before it, another process may have claimed the message.
	const question = conversation && (await findQuestion(tx, ref));
	if (!conversation || !question) return null;
	const lead = await findLeadOfConversation(tx, conversation.id);
	return { question, conversation, lead, answer: await findAnswer(tx, ref) };
}

function prepareForAnswer(
	tx: Tx,
	runtime: Runtime,
	stored: RepeatedMessage,
	attempt: Attempt | null,
): Promise<RepeatedMessage> | RepeatedMessage {
	const { answer, conversation, question } = stored;
	if (conversation.colleague) return stored;
	const isUnanswered = !answer && question.status !== "stopped";
	return isUnanswered
		? releaseOrStop(tx, runtime, stored, attempt)
		: reopenStopped(tx, runtime, stored, attempt);
}

/** Makes a message pending again whose stopped answer, then deleted, its visitor asks for again. */
async function reopenStopped(
	tx: Tx,
	runtime: Runtime,
	stored: RepeatedMessage,
	attempt: Attempt | null,
): Promise<RepeatedMessage> {
	const { answer, conversation, question } = stored;
	if (!isAskedAgain(stored, attempt)) return stored;
	const last = await findLastQuestion(tx, conversation.id);
	if (last?.ref.position !== question.position) return stored;
	if (answer) await removeAnswer(tx, answer.ref);
	const updated = attempt ? await recordAttempt(tx, question, attempt) : question;
	return {
		...stored,
		answer: null,
		question: await changeStatus(tx, updated, "ask-again"),
		conversation: {
			...conversation,
			length: conversation.length - (answer ? 1 : 0),
			// The answer that the visitor saw is gone.
			transcriptHash: unfindableTranscriptHash(runtime.newId()),
		},
	};
}

/** Whether the answer was stopped and is wanted after that: recording a later attempt deletes the stop. */
function isAskedAgain({ answer, question }: RepeatedMessage, attempt: Attempt | null): boolean {
	const isStopped = !answer || answer.message.stopped === true;
	return isStopped && (attempt !== null || question.stopRequestedAt === null);
}

/** Returns the attempt to record; null for a repeat of the same one, after a lost connection. */
function newAttempt({ again, idempotencyKey, attempt }: VisitorMessage, before: Attempt): Attempt | null {
	const isSame =
		idempotencyKey === before.idempotencyKey && attempt !== undefined && attempt <= (before.attempt ?? 0);
	return again && !isSame ? { idempotencyKey: idempotencyKey ?? null, attempt: attempt ?? null } : null;
}

/** Makes a message that no process answers pending or, when its visitor stopped it, stopped. */
async function releaseOrStop(
	tx: Tx,
	runtime: Runtime,
	stored: RepeatedMessage,
	attempt: Attempt | null,
): Promise<RepeatedMessage> {
	const { question: before } = stored;
	// Recorded even while a process answers the previous attempt: a stop from now on refers to this one.
	const question = attempt ? await recordAttempt(tx, before, attempt) : before;
	if (isBeingAnswered(before, runtime.now())) return { ...stored, question };
	// The process that should have stopped the answer is gone.
	if (question.stopRequestedAt !== null)
		return { ...stored, question: await changeStatus(tx, question, "stop") };
	if (question.status === "pending") return { ...stored, question };
	const event = question.status === "answering" ? "release" : "ask-again";
	return { ...stored, question: await changeStatus(tx, question, event) };
}
