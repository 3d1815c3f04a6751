import { limits } from "../../../config/limits.ts";
import type { Tx } from "../../../db/connect.ts";
import { effectOf, type Reply } from "../../assistant/reply.ts";
import type { Lease } from "../../leases/lease.ts";
import { announce } from "../../live/announce.ts";
import type { ConversationDependencies } from "../conversation-dependencies.ts";
import { appendMessage, type Colleague, type Conversation, saveConversation } from "../conversation-store.ts";
import { countUnread, startWaiting } from "../inbox-state-store.ts";
import { latestMessages, type NewMessage } from "../message-store.ts";
import { type Claim, changeStatus, newClaim } from "./answer-claim-store.ts";
import { answerMessage } from "./answer-message.ts";
import { applyEffects } from "./apply-effects.ts";
import type { RepeatedMessage } from "./find-repeated-message.ts";
import type { IncomingMessage } from "./incoming-message.ts";
import { type MessageEvent, statusAfter } from "./message-status.ts";
import { saveLead } from "./save-lead.ts";
import {
	type AskModel,
	answeredWith,
	type Finished,
	leftTo,
	type MakeProposal,
	stateAtOffer,
	type Turn,
	type TurnStep,
} from "./turn.ts";

export type UnderstoodMessage = {
	conversation: Conversation;
	message: IncomingMessage;
	reply: Reply;
	repeated: RepeatedMessage | null;
};

/**
 * Stores a visitor's message that is new or pending, with its next status: answered by the guided engine, claimed for
 * a model or a proposal, or left to a colleague. Does what it asks for beside an answer.
 */
export async function storeMessage(
	tx: Tx,
	dependencies: ConversationDependencies,
	{ conversation, message, reply, repeated }: UnderstoodMessage,
): Promise<TurnStep<Finished | AskModel | MakeProposal>> {
	const { runtime, model } = dependencies;
	const { id, colleague, length: position } = conversation;
	const now = runtime.now().toISOString();
	const question = repeated?.question ?? { conversationId: id, position };
	const event = eventOf(conversation, reply, model !== null);
	const { claim, lease } = event === "claim" ? newClaim(runtime, question) : noClaim;
	if (repeated) await changeStatus(tx, repeated.question, event, lease);
	const stored = repeated
		? conversation
		: await appendMessage(tx, conversation, newQuestion(message, event, lease, now));
	const lead = await saveLead(tx, dependencies, id, reply);
	const effects = reply.effects.filter(({ kind }) => !repeated || kind !== "record-unknown-question");
	await applyEffects(tx, dependencies, { id, language: reply.language }, lead, effects);
	if (!repeated) await countUnread(tx, id);
	if (colleague) await startWaiting(tx, id, now);
	await announce(tx, { kind: "line", conversationId: id, by: "visitor" });
	const turn = { conversation: stored, reply, lead, question };
	if (colleague) return leaveToColleague(tx, turn, colleague, now);
	return claim ? saveClaimed(tx, turn, claim, now) : answerAtOnce(tx, dependencies, turn, now);
}

/** The guided engine answers in the transaction that stores the message; a model or a proposal needs a claim. */
function eventOf({ colleague }: Conversation, reply: Reply, hasModel: boolean): MessageEvent {
	if (colleague) return "leave-to-colleague";
	return effectOf(reply, "make-proposal") || hasModel ? "claim" : "answer";
}

const noClaim = { claim: null, lease: null };

function newQuestion(
	{ message: content, idempotencyKey, attempt, input }: IncomingMessage,
	event: MessageEvent,
	lease: Lease | null,
	at: string,
): NewMessage {
	const status = statusAfter("pending", event);
	// Keeps the input for the process that answers if this one ends.
	return { role: "user", content, at, idempotencyKey, attempt, status, lease, ...(lease && { input }) };
}

async function leaveToColleague(
	tx: Tx,
	turn: Turn,
	colleague: Colleague,
	now: string,
): Promise<TurnStep<Finished>> {
	const { conversation, reply } = turn;
	const { facts, quiet } = reply.state;
	const state = { ...conversation.state, facts, quiet, awaiting: null };
	await saveConversation(tx, { ...conversation, state, language: reply.language }, now);
	return { turn, next: leftTo(colleague) };
}

async function saveClaimed(
	tx: Tx,
	turn: Turn,
	claim: Claim,
	now: string,
): Promise<TurnStep<AskModel | MakeProposal>> {
	const { conversation, reply, question } = turn;
	const isProposal = effectOf(reply, "make-proposal") !== undefined;
	const state = isProposal ? stateAtOffer(conversation.state, reply) : reply.state;
	await saveConversation(tx, { ...conversation, state, language: reply.language }, now);
	if (isProposal) return { turn, next: { kind: "make-proposal", claim } };
	const { conversationId, position } = question;
	const history = await latestMessages(tx, conversationId, limits.modelMessages, position);
	return { turn, next: { kind: "ask-model", claim, history } };
}

async function answerAtOnce(
	tx: Tx,
	dependencies: ConversationDependencies,
	turn: Turn,
	now: string,
): Promise<TurnStep<Finished>> {
	const { conversation, reply, question } = turn;
	const message = answerMessage(dependencies, conversation, reply);
	const answered = await appendMessage(tx, conversation, { ...message, answers: question.position });
	await saveConversation(tx, { ...answered, state: reply.state, language: reply.language }, now);
	return { turn, next: answeredWith(message) };
}
