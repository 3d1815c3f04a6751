import { limits } from "../../../config/limits.ts";
import type { Tx } from "../../../db/connect.ts";
import { takeTurn } from "../../assistant/assistant.ts";
import { effectOf, type Reply } from "../../assistant/reply.ts";
import { findLeadOfConversation } from "../../leads/lead-store.ts";
import { acquireLease } from "../../leases/lease.ts";
import { announce } from "../../live/announce.ts";
import { revocationOf } from "../../privacy/revocation-store.ts";
import type { ConversationDependencies } from "../conversation-dependencies.ts";
import { appendMessage, type Conversation, saveConversation } from "../conversation-store.ts";
import { countUnread, startWaiting } from "../inbox-state-store.ts";
import { latestMessages, type MessageRef, type NewMessage } from "../message-store.ts";
import { changeStatus } from "./answer-claim-store.ts";
import { answerMessage, emptyAnswer } from "./answer-message.ts";
import { applyEffects } from "./apply-effects.ts";
import { findRepeatedMessage, findStoredMessage, type RepeatedMessage } from "./find-repeated-message.ts";
import type { IncomingMessage } from "./incoming-message.ts";
import { type MessageEvent, statusAfter } from "./message-status.ts";
import { openConversation } from "./open-conversation.ts";
import { reopenMessage } from "./reopen-message.ts";
import { saveLead } from "./save-lead.ts";
import { type Next, stateAtOffer, type Turn } from "./turn.ts";

export type ReceivedMessage = { turn: Turn; next: Next };

/**
 * Stores a visitor's message once, with its next status: answered by the guided engine, claimed for a model or a
 * proposal, or left to a person.
 * @param known where the message is already stored, if it is. @returns null when the named conversation does not
 * exist.
 */
export async function receiveMessage(
	tx: Tx,
	dependencies: ConversationDependencies,
	incoming: IncomingMessage,
	known?: MessageRef,
): Promise<ReceivedMessage | null> {
	const { runtime, brand } = dependencies;
	const ref = known ?? (await findStoredMessage(tx, incoming));
	const now = runtime.now().toISOString();
	const found = ref && (await findRepeatedMessage(tx, ref, incoming.conversationId, now));
	const repeated = found && (await reopenMessage(tx, runtime, found, incoming));
	const opened = repeated?.conversation ?? (await openConversation(tx, runtime, brand, incoming));
	if (!opened) return null;
	const conversation = await withRevocation(tx, opened);
	const input = incoming.input ?? repeated?.question.input;
	const reply = understand(dependencies, conversation, { ...incoming, input }, repeated !== null);
	if (repeated && (conversation.person || repeated.question.status !== "pending"))
		return {
			turn: {
				conversation,
				reply: { ...reply, language: conversation.language },
				lead: repeated.lead,
				question: repeated.question,
			},
			next: nextAfterRepeat(repeated, conversation, now),
		};
	// A key used in another conversation does not identify this message.
	const message = { ...incoming, input, idempotencyKey: ref ? null : incoming.idempotencyKey };
	return storeMessage(tx, dependencies, { conversation, message, reply, repeated });
}

function understand(
	{ brand }: ConversationDependencies,
	{ state, language, person }: Conversation,
	{ message, input, pageLanguage }: IncomingMessage,
	isRepeated: boolean,
): Reply {
	const reply = takeTurn({ state, message, input, language, page: pageLanguage, brand });
	const effects = person ? reply.effects.filter(({ kind }) => kind !== "renew-consent") : reply.effects;
	const shown = { ...reply, effects };
	// A repeated message was noted when first stored, except for a proposal, which is noted once it exists.
	return isRepeated && !effectOf(shown, "make-proposal") ? { ...shown, state } : shown;
}

function nextAfterRepeat(
	{ answer, question }: RepeatedMessage,
	{ person }: Conversation,
	now: string,
): Next {
	const message = answer?.message ?? (question.status === "stopped" ? emptyAnswer(now) : null);
	// The visitor asks again for a stopped answer: by now a person answers.
	if (message && !(message.stopped && person)) return { kind: "answered", message };
	return person ? { kind: "for-a-person", person: person.name } : { kind: "wait" };
}

type Understood = {
	conversation: Conversation;
	message: IncomingMessage;
	reply: Reply;
	repeated: RepeatedMessage | null;
};

async function storeMessage(
	tx: Tx,
	dependencies: ConversationDependencies,
	{ conversation, message, reply, repeated }: Understood,
): Promise<ReceivedMessage> {
	const { runtime, model } = dependencies;
	const { state, person } = conversation;
	const { language } = reply;
	const now = runtime.now().toISOString();
	const ref = repeated?.question ?? { conversationId: conversation.id, position: conversation.length };
	const event = eventOf(conversation, reply, model !== null);
	const lease = event === "claim" ? acquireLease(runtime, limits.answerSeconds) : null;
	const history = model
		? await latestMessages(tx, ref.conversationId, limits.modelMessages, ref.position)
		: [];
	if (repeated) await changeStatus(tx, repeated.question, event, lease);
	// Keeps the input for the process that answers if this one ends.
	const { message: content, idempotencyKey, attempt, input } = message;
	const asked: NewMessage = {
		role: "user" as const,
		content,
		at: now,
		idempotencyKey,
		attempt,
		status: statusAfter("pending", event),
		lease,
		...(lease && { input }),
	};
	const stored = repeated ? conversation : await appendMessage(tx, conversation, asked);
	const lead = await saveLead(tx, dependencies, conversation.id, reply);
	const effects = reply.effects.filter(({ kind }) => !repeated || kind !== "record-unknown-question");
	await applyEffects(tx, dependencies, { id: conversation.id, language }, lead, effects);
	if (!repeated) await countUnread(tx, conversation.id);
	if (person) await startWaiting(tx, conversation.id, now);
	await announce(tx, { kind: "line", conversationId: conversation.id, by: "visitor" });
	const turn: Turn = { conversation: stored, reply, lead, question: ref };
	if (person) {
		const { facts, quiet } = reply.state;
		const kept = { ...state, facts, quiet, awaiting: null };
		await saveConversation(tx, { ...stored, state: kept, language }, now);
		return { turn, next: { kind: "for-a-person", person: person.name } };
	}
	if (lease) {
		const isProposal = effectOf(reply, "make-proposal") !== undefined;
		const kept = isProposal ? stateAtOffer(state, reply) : reply.state;
		await saveConversation(tx, { ...stored, state: kept, language }, now);
		const claim = { id: lease.holder, position: ref.position };
		return {
			turn,
			next: isProposal ? { kind: "make-proposal", claim } : { kind: "ask-model", claim, history },
		};
	}
	const answer = answerMessage(dependencies, conversation, reply);
	const answered = await appendMessage(tx, stored, { ...answer, answers: ref.position });
	await saveConversation(tx, { ...answered, state: reply.state, language }, now);
	return { turn, next: { kind: "answered", message: answer } };
}

/** The guided engine answers in the transaction that stores the message; a model or a proposal needs a claim. */
function eventOf({ person }: Conversation, reply: Reply, hasModel: boolean): MessageEvent {
	if (person) return "leave-to-person";
	return effectOf(reply, "make-proposal") || hasModel ? "claim" : "answer";
}

/** Updates the state with the stored revocation, since the team may have recorded one. */
async function withRevocation(tx: Tx, conversation: Conversation): Promise<Conversation> {
	const lead = await findLeadOfConversation(tx, conversation.id);
	// A second conversation of the same minute has no lead of its own: its state holds the revocation.
	const withdrawn = lead ? (await revocationOf(tx, lead.id)) !== null : conversation.state.withdrawn;
	return { ...conversation, state: { ...conversation.state, withdrawn } };
}
