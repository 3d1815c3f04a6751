import { limits } from "../../config/limits.ts";
import type { Tx } from "../../db/connect.ts";
import { takeTurn } from "../assistant/assistant.ts";
import type { Reply } from "../assistant/reply.ts";
import type { ModelLine } from "../assistant/understanding/model/model-engine.ts";
import { findLeadOfConversation } from "../leads/lead-store.ts";
import { acquireLease } from "../leases/lease.ts";
import { announce } from "../live/announce.ts";
import { revocationOf } from "../privacy/revocation-store.ts";
import { type Claim, changeStatus } from "./answer-claim-store.ts";
import type { ConversationDependencies } from "./conversation-dependencies.ts";
import { type Conversation, saveConversation } from "./conversation-store.ts";
import { findRepeatedMessage, findStoredMessage, type RepeatedMessage } from "./find-repeated-message.ts";
import { countUnread, startWaiting } from "./inbox-state-store.ts";
import type { IncomingMessage } from "./incoming-message.ts";
import { type MessageEvent, statusAfter } from "./message-status.ts";
import { latestMessages, type MessageRef, type NewMessage, type StoredMessage } from "./message-store.ts";
import { notifyTeam } from "./notify-team.ts";
import { openConversation } from "./open-conversation.ts";
import { spokenReply } from "./spoken-reply.ts";
import { append, type OpenTurn, saveLead, stateAtOffer } from "./turn.ts";

export type AnswerResult =
	| { kind: "answered"; message: StoredMessage }
	| { kind: "for-a-person"; person: string };

export type StoredTurn = OpenTurn & {
	question: MessageRef;
	next:
		| AnswerResult
		| { kind: "proposal"; claim: Claim }
		| { kind: "model"; claim: Claim; history: ModelLine[] }
		| { kind: "being-answered" };
};

/**
 * Stores a visitor's message once, with its next status: answered by the guided engine, claimed for a model or a
 * proposal, or left to a person.
 * @param known where the message is already stored, if it is. @returns null when the named conversation does not
 * exist.
 */
export async function storeMessage(
	tx: Tx,
	dependencies: ConversationDependencies,
	incoming: IncomingMessage,
	known?: MessageRef,
): Promise<StoredTurn | null> {
	const { runtime, brand } = dependencies;
	const ref = known ?? (await findStoredMessage(tx, incoming));
	const repeated = ref && (await findRepeatedMessage(tx, runtime, ref, incoming));
	const opened = repeated?.conversation ?? (await openConversation(tx, runtime, brand, incoming));
	if (!opened) return null;
	const conversation = await withRevocation(tx, opened);
	const input = incoming.input ?? repeated?.question.input;
	const reply = understand(dependencies, conversation, { ...incoming, input }, repeated !== null);
	if (repeated && (conversation.person || repeated.question.status !== "pending"))
		return {
			conversation,
			reply: { ...reply, language: conversation.language },
			lead: repeated.lead,
			question: repeated.question,
			next: resultOf(repeated, conversation),
		};
	// A key used in another conversation does not identify this message.
	const message = { ...incoming, input, key: ref ? null : incoming.key };
	return begin(tx, dependencies, { conversation, message, reply, repeated });
}

function understand(
	{ brand }: ConversationDependencies,
	{ state, language, person }: Conversation,
	{ message, input, page }: IncomingMessage,
	isRepeated: boolean,
): Reply {
	const reply = takeTurn({ state, message, input, language, page, brand });
	const shown = person ? { ...reply, consent: undefined } : reply;
	// A repeated message was noted when first stored, except for a proposal, which is noted once it exists.
	return isRepeated && shown.wants !== "proposal" ? { ...shown, state } : shown;
}

function resultOf({ answer }: RepeatedMessage, { person }: Conversation): StoredTurn["next"] {
	// The visitor asks again for a stopped answer: by now a person answers.
	if (answer && !(answer.stopped && person)) return { kind: "answered", message: answer };
	return person ? { kind: "for-a-person", person: person.name } : { kind: "being-answered" };
}

type Begun = {
	conversation: Conversation;
	message: IncomingMessage;
	reply: Reply;
	repeated: RepeatedMessage | null;
};

async function begin(
	tx: Tx,
	dependencies: ConversationDependencies,
	{ conversation, message, reply, repeated }: Begun,
): Promise<StoredTurn> {
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
	const { message: content, key, attempt, input } = message;
	const asked: NewMessage = {
		role: "user" as const,
		content,
		at: now,
		key,
		attempt,
		status: statusAfter("pending", event),
		lease,
		...(lease && { input }),
	};
	const stored = repeated ? conversation : await append(tx, conversation, asked);
	const lead = await saveLead(tx, dependencies, conversation.id, reply);
	await notifyTeam(tx, dependencies, lead, repeated ? { ...reply, unknownQuestion: null } : reply);
	await showInInbox(tx, conversation, reply, { isNew: !repeated, now });
	const turn = { conversation: stored, reply, lead, question: ref };
	if (person) {
		const { facts, quiet } = reply.state;
		const kept = { ...state, facts, quiet, awaiting: null };
		await saveConversation(tx, { ...stored, state: kept, language }, now);
		return { ...turn, next: { kind: "for-a-person", person: person.name } };
	}
	if (lease) {
		const isProposal = reply.wants === "proposal";
		const kept = isProposal ? stateAtOffer(state, reply) : reply.state;
		await saveConversation(tx, { ...stored, state: kept, language }, now);
		const claim = { id: lease.holder, position: ref.position };
		return { ...turn, next: isProposal ? { kind: "proposal", claim } : { kind: "model", claim, history } };
	}
	const answer = spokenReply(dependencies, conversation, reply);
	const answered = await append(tx, stored, { ...answer, answers: ref.position });
	await saveConversation(tx, { ...answered, state: reply.state, language }, now);
	return { ...turn, next: { kind: "answered", message: answer } };
}

async function showInInbox(
	tx: Tx,
	{ id, person }: Conversation,
	{ wants }: Reply,
	{ isNew, now }: { isNew: boolean; now: string },
): Promise<void> {
	const waits = person !== null || wants === "person";
	if (isNew) await countUnread(tx, id, { waits, now });
	else if (waits) await startWaiting(tx, id, now);
	await announce(tx, { kind: "line", conversationId: id, by: "visitor" });
}

/** The guided engine answers in the transaction that stores the message; a model or a proposal needs a claim. */
function eventOf({ person }: Conversation, { wants }: Reply, hasModel: boolean): MessageEvent {
	if (person) return "leave-to-person";
	return wants === "proposal" || hasModel ? "claim" : "answer";
}

/** Updates the state with the stored revocation, since the team may have recorded one. */
async function withRevocation(tx: Tx, conversation: Conversation): Promise<Conversation> {
	const lead = await findLeadOfConversation(tx, conversation.id);
	// A second conversation of the same minute has no lead of its own: its state holds the revocation.
	const withdrawn = lead ? (await revocationOf(tx, lead.id)) !== null : conversation.state.withdrawn;
	return { ...conversation, state: { ...conversation.state, withdrawn } };
}
