import type { Tx } from "../../db/connect.ts";
import { privacyNotice } from "../assistant/assistant.ts";
import type { DialogueState } from "../assistant/dialogue/state.ts";
import type { Reply } from "../assistant/reply.ts";
import { fillSentence, textsIn } from "../assistant/say.ts";
import type { Lead } from "../leads/lead.ts";
import { findLeadOfConversation } from "../leads/lead-store.ts";
import { recordLead } from "../leads/record-lead.ts";
import { type Proposal, proposalPath } from "../proposals/proposal.ts";
import type { ConversationDependencies } from "./conversation-dependencies.ts";
import type { Conversation } from "./conversation-store.ts";
import { appendMessages, type Extras, type NewMessage, type StoredMessage } from "./message-store.ts";
import { extendTranscript } from "./transcript-hash.ts";

export type OpenTurn = {
	conversation: Conversation;
	reply: Reply;
	lead: Lead | null;
};

/** Stores a message behind those already there. @returns the conversation with it, still to be saved. */
export async function append(tx: Tx, conversation: Conversation, message: NewMessage): Promise<Conversation> {
	await appendMessages(tx, conversation.id, conversation.length, [message]);
	return {
		...conversation,
		length: conversation.length + 1,
		transcriptHash: extendTranscript(conversation.transcriptHash, message.role, message.content),
	};
}

/** A reply as it is stored. */
export function answerOf(
	reply: Reply,
	content: string,
	at: string,
	proposal: Proposal | null = null,
): StoredMessage {
	const extras: Extras = {};
	if (reply.sources.length > 0) extras.sources = reply.sources;
	if (reply.choices.length > 0) extras.choices = reply.choices;
	if (reply.form) extras.form = reply.form.name;
	if (reply.progress) extras.progress = reply.progress;
	if (proposal) extras.proposal = { path: proposalPath(proposal), fileName: proposal.fileName };
	return { role: "assistant", content, at, ...extras };
}

/** What stands for an answer that was stopped before a word of it. */
export function emptyAnswer(at: string): StoredMessage {
	return { role: "assistant", content: "", at, stopped: true };
}

/**
 * Stores what is known of the visitor as this conversation's lead, once they can be reached. The greeting carried the
 * privacy notice; whoever gives an address after it has agreed (Law 1581, article 9).
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
		const takenBack = known?.phone && declined.includes("phone");
		if (!known || !takenBack) return known;
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
 * The state while a proposal is made: it stays at the offer, with what was told meanwhile or changed in its summary.
 * Should the proposal fail, agreeing again works.
 */
export function stateAtOffer(before: DialogueState, reply: Reply): DialogueState {
	return { ...before, facts: reply.state.facts };
}
