import type { Tx } from "../../db/connect.ts";
import { privacyNotice } from "../assistant/assistant.ts";
import type { DialogueState } from "../assistant/dialogue/state.ts";
import type { Reply } from "../assistant/reply.ts";
import { fillSentence, textsIn } from "../assistant/say.ts";
import type { Lead } from "../leads/lead.ts";
import { findLeadOfConversation } from "../leads/lead-store.ts";
import { recordLead } from "../leads/record-lead.ts";
import type { ConversationDependencies } from "./conversation-dependencies.ts";
import type { Conversation } from "./conversation-store.ts";
import { appendMessages, type Extras, type NewMessage, type StoredMessage } from "./message-store.ts";
import { extendTranscript } from "./transcript-hash.ts";

export type OpenTurn = {
	conversation: Conversation;
	reply: Reply;
	lead: Lead | null;
};

/** Adds a message at the end of a conversation. @returns the changed conversation, which the caller saves. */
export async function append(tx: Tx, conversation: Conversation, message: NewMessage): Promise<Conversation> {
	await appendMessages(tx, conversation.id, conversation.length, [message]);
	return {
		...conversation,
		length: conversation.length + 1,
		transcriptHash: extendTranscript(conversation.transcriptHash, message.role, message.content),
	};
}

/** Builds the message to store for a reply. */
export function answerOf(
	reply: Reply,
	content: string,
	at: string,
	proposal: Extras["proposal"] | null = null,
): StoredMessage {
	const extras: Extras = {};
	if (reply.sources.length > 0) extras.sources = reply.sources;
	if (reply.choices.length > 0) extras.choices = reply.choices;
	if (reply.form) extras.form = reply.form.name;
	if (reply.progress) extras.progress = reply.progress;
	if (proposal) extras.proposal = proposal;
	return { role: "assistant", content, at, ...extras };
}

/** Builds the placeholder for an answer that was stopped before its first word. */
export function emptyAnswer(at: string): StoredMessage {
	return { role: "assistant", content: "", at, stopped: true };
}

/**
 * Stores the visitor's facts as the conversation's lead, once there is an address or a telephone. The greeting showed
 * the privacy notice, so giving an address after it is consent.
 * Source: Colombian Law 1581 of 2012, article 9.
 */
export async function saveLead(
	tx: Tx,
	{ brand, ...outbound }: Pick<ConversationDependencies, "brand" | "runtime" | "destinations">,
	conversationId: string,
	reply: Reply,
): Promise<Lead | null> {
	const { facts, declined } = reply.state;
	if (!facts.email && !facts.phone) {
		const known = await findLeadOfConversation(tx, conversationId);
		const hasRemovedPhone = known?.phone && declined.includes("phone");
		if (!known || !hasRemovedPhone) return known;
	}
	const again = reply.consent ? true : undefined;
	const shownIn = reply.consent ?? reply.state.greetedIn ?? reply.language;
	const { version, text } = privacyNotice(shownIn, brand);
	const { notes } = textsIn(reply.language);
	const { callTime } = reply;
	const message = again
		? notes.writeAgain
		: callTime
			? fillSentence(notes.callTime, { value: callTime })
			: reply.note;
	return recordLead(tx, outbound, {
		source: "chat",
		language: reply.language,
		facts,
		message,
		conversationId,
		consent: { textVersion: version, text, language: shownIn, source: "chat", ...(again && { again }) },
	});
}

/**
 * Returns the state while a proposal is made: still at the offer, with the new facts. If the proposal fails, the
 * visitor can agree again.
 */
export function stateAtOffer(before: DialogueState, reply: Reply): DialogueState {
	return { ...before, facts: reply.state.facts };
}
