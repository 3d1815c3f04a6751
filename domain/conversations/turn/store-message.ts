import { limits } from "../../../config/limits.ts";
import type { Tx } from "../../../db/connect.ts";
import { effectOf, type Reply } from "../../assistant/reply.ts";
import { acquireLease, type Lease } from "../../lease.ts";
import { announce } from "../../live/live-events.ts";
import type { ConversationDependencies } from "../conversation-dependencies.ts";
import { appendMessage, type Conversation, saveConversation } from "../conversation-store.ts";
import { addUnread, startWaiting } from "../inbox-state-store.ts";
import { listLatestMessages, type NewMessage } from "../message-store.ts";
import { changeStatus } from "./answer-claim-store.ts";
import { applyReply } from "./apply-reply.ts";
import { buildAnswer } from "./build-answer.ts";
import { type MessageEvent, statusAfter } from "./message-status.ts";
import type { RepeatedMessage } from "./resume-stored-message.ts";
import { stateAtOffer, type Turn, type TurnStep, type VisitorMessage } from "./turn.ts";

/**
 * Stores a visitor's message that is new or pending, with its next status: answered by the guided engine, claimed for
 * a model or a proposal, or left to a colleague. Carries out the effects of the guided reply.
 */
export async function storeMessage(
	tx: Tx,
	dependencies: ConversationDependencies,
	message: VisitorMessage,
	understood: Pick<Turn, "conversation" | "reply">,
	repeated: RepeatedMessage | null,
): Promise<TurnStep> {
	const { runtime, model } = dependencies;
	const { conversation, reply } = understood;
	const { id, colleague, length: position } = conversation;
	const now = runtime.now().toISOString();
	const event = eventOf(conversation, reply, model !== null);
	const lease = event === "claim" ? acquireLease(runtime, limits.answerSeconds) : null;
	if (repeated) await changeStatus(tx, repeated.question, event, lease);
	const stored = repeated
		? conversation
		: await appendMessage(tx, conversation, newQuestion(message, event, lease, now));
	const turn = await applyReply(tx, dependencies, {
		conversation: stored,
		reply,
		question: repeated?.question ?? { conversationId: id, position },
		// Asked again, a question does not count twice.
		appliedEffects: repeated ? ["record-unknown-question"] : [],
	});
	if (!repeated) await addUnread(tx, id);
	if (colleague) await startWaiting(tx, id, now);
	await announce(tx, { kind: "message-stored", conversationId: id, by: "visitor" });
	if (colleague) return leaveToColleague(tx, turn, colleague.name, now);
	return lease ? saveClaimed(tx, turn, lease.holder, now) : answerAtOnce(tx, dependencies, turn, now);
}

/** The guided engine answers in the transaction that stores the message; a model or a proposal needs a claim. */
function eventOf({ colleague }: Conversation, reply: Reply, hasModel: boolean): MessageEvent {
	if (colleague) return "leave-to-colleague";
	return effectOf(reply, "make-proposal") || hasModel ? "claim" : "answer";
}

function newQuestion(
	{ text, idempotencyKey, attempt, input }: VisitorMessage,
	event: MessageEvent,
	lease: Lease | null,
	at: string,
): NewMessage {
	const status = statusAfter("pending", event);
	// Keeps the input for the process that answers if this one ends.
	return { role: "user", content: text, at, idempotencyKey, attempt, status, lease, ...(lease && { input }) };
}

async function leaveToColleague(tx: Tx, turn: Turn, colleagueName: string, now: string): Promise<TurnStep> {
	const { conversation, reply } = turn;
	const { facts, asksNothing } = reply.state;
	const state = { ...conversation.state, facts, asksNothing, awaiting: null };
	await saveConversation(tx, { ...conversation, state, language: reply.language }, now);
	return { turn, next: { kind: "left-to-colleague", colleagueName } };
}

async function saveClaimed(tx: Tx, turn: Turn, claim: string, now: string): Promise<TurnStep> {
	const { conversation, reply, question } = turn;
	const isProposal = effectOf(reply, "make-proposal") !== undefined;
	const state = isProposal ? stateAtOffer(conversation.state, reply) : reply.state;
	await saveConversation(tx, { ...conversation, state, language: reply.language }, now);
	if (isProposal) return { turn, next: { kind: "make-proposal", claim } };
	const { conversationId, position } = question;
	const history = await listLatestMessages(tx, conversationId, limits.modelMessages, position);
	return { turn, next: { kind: "ask-model", claim, history } };
}

async function answerAtOnce(
	tx: Tx,
	dependencies: ConversationDependencies,
	turn: Turn,
	now: string,
): Promise<TurnStep> {
	const { conversation, reply, question } = turn;
	const message = buildAnswer(dependencies, conversation, reply);
	const answered = await appendMessage(tx, conversation, { ...message, questionPosition: question.position });
	await saveConversation(tx, { ...answered, state: reply.state, language: reply.language }, now);
	return { turn, next: { kind: "answered", message } };
}
