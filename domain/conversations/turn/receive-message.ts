import type { Tx } from "../../../db/connect.ts";
import { takeTurn } from "../../assistant/assistant.ts";
import { effectOf } from "../../assistant/reply.ts";
import { findLeadOfConversation } from "../../leads/lead-store.ts";
import { revocationOf } from "../../privacy/revocation-store.ts";
import type { ConversationDependencies } from "../conversation-dependencies.ts";
import type { Conversation } from "../conversation-store.ts";
import type { MessageRef } from "../message-store.ts";
import { emptyAnswer } from "./answer-message.ts";
import { openConversation } from "./open-conversation.ts";
import {
	findRepeatedMessage,
	findStoredMessage,
	type RepeatedMessage,
	reopenMessage,
} from "./repeated-message.ts";
import { storeMessage } from "./store-message.ts";
import type { IncomingMessage, Next, Step } from "./turn.ts";

/**
 * Stores a visitor's message once, with its next status: answered by the guided engine, claimed for a model or a
 * proposal, or left to a colleague.
 * @param knownRef where the message is already stored, if that is known. @returns null when the named conversation does not
 * exist.
 */
export async function receiveMessage(
	tx: Tx,
	dependencies: ConversationDependencies,
	incoming: IncomingMessage,
	knownRef?: MessageRef,
): Promise<Step | null> {
	const { runtime, brand } = dependencies;
	const now = runtime.now().toISOString();
	const storedRef = knownRef ?? (await findStoredMessage(tx, incoming));
	const earlier = storedRef && (await findRepeatedMessage(tx, storedRef, incoming.conversationId, now));
	const repeated = earlier && (await reopenMessage(tx, runtime, earlier, incoming));
	const opened = repeated?.conversation ?? (await openConversation(tx, runtime, brand, incoming));
	if (!opened) return null;
	const conversation = await withRevocation(tx, opened);
	const { state, language } = conversation;
	const { message, pageLanguage, input = repeated?.question.input } = incoming;
	const guided = takeTurn({ state, message, input, language, pageLanguage, brand });
	// The state includes a repeated message already; one that asks for a proposal only once the proposal exists.
	const reply = repeated && !effectOf(guided, "make-proposal") ? { ...guided, state } : guided;
	if (repeated && (conversation.colleague || repeated.question.status !== "pending")) {
		const { question, lead } = repeated;
		const turn = { conversation, question, lead, reply: { ...reply, language }, done: [] };
		return { turn, next: nextAfterRepeat(repeated, conversation, now) };
	}
	// A key used in another conversation does not identify this message.
	const accepted = { ...incoming, input, idempotencyKey: storedRef ? null : incoming.idempotencyKey };
	return storeMessage(tx, dependencies, accepted, { conversation, reply }, repeated);
}

function nextAfterRepeat(
	{ answer, question }: RepeatedMessage,
	{ colleague }: Conversation,
	now: string,
): Next {
	const message = answer?.message ?? (question.status === "stopped" ? emptyAnswer(now) : null);
	// The visitor asks again for a stopped answer: by now a colleague answers.
	if (message && !(message.stopped && colleague)) return { kind: "answered", message };
	return colleague ? { kind: "left-to-colleague", colleagueName: colleague.name } : { kind: "wait" };
}

/** Updates the state with the stored revocation, since the team may have recorded one. */
async function withRevocation(tx: Tx, conversation: Conversation): Promise<Conversation> {
	const lead = await findLeadOfConversation(tx, conversation.id);
	// A second conversation of the same minute has no lead of its own: its state holds the revocation.
	const withdrawn = lead ? (await revocationOf(tx, lead.id)) !== null : conversation.state.withdrawn;
	return { ...conversation, state: { ...conversation.state, withdrawn } };
}
