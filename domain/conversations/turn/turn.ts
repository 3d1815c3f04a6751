import type { Input } from "../../../shared/chat.ts";
import type { TranscriptMessage } from "../../../shared/conversation.ts";
import type { Language } from "../../../shared/language.ts";
import type { DialogueState } from "../../assistant/dialogue/state.ts";
import type { Effect, Reply } from "../../assistant/reply.ts";
import type { Lead } from "../../leads/lead.ts";
import type { Conversation } from "../conversation-store.ts";
import type { MessageContent, MessageRef } from "../message-store.ts";

export type VisitorMessage = {
	visitorAddress: string;
	/** Null: found by the history, or new. */
	conversationId: string | null;
	history: readonly TranscriptMessage[];
	/** Unguessable: a message with it is stored once. */
	idempotencyKey?: string | null;
	again?: boolean;
	/** From 1; absent when the sender does not count. Only a new attempt is answered again. */
	attempt?: number;
	/** At most limits.message characters. */
	text: string;
	input?: Input;
	/** Of a conversation that begins with this message: a stored one keeps its own. */
	language: Language;
	/** Of the page, where the caller names it: when the visitor changes it, the conversation follows. */
	pageLanguage?: Language;
};

/** A visitor's message that is stored, and what the dialogue makes of it. */
export type Turn = {
	conversation: Conversation;
	question: MessageRef;
	reply: Reply;
	lead: Lead | null;
	appliedEffects: readonly Effect["kind"][];
};

/** How a turn ends: with an answer, or without one because a colleague has the conversation. */
export type TurnOutcome =
	| { kind: "answered"; message: MessageContent }
	| { kind: "left-to-colleague"; colleagueName: string };

/** What comes next in a turn. A claim is the id by which its process holds the lease on the message. */
export type NextAction =
	| { kind: "ask-model"; claim: string; history: TranscriptMessage[] }
	| { kind: "make-proposal"; claim: string }
	/** Another call has the claim, and gives the answer. */
	| { kind: "wait" }
	| TurnOutcome;

export type TurnStep = { turn: Turn; next: NextAction };

/**
 * Returns the state while a proposal is made: still at the offer, with the new facts. If the proposal fails, the
 * visitor can agree again.
 */
export function stateAtOffer(before: DialogueState, reply: Reply): DialogueState {
	return { ...before, facts: reply.state.facts };
}

/**
 * Returns the reply's state and language. If a later message was stored since the turn began, returns the stored ones:
 * that message may have revoked the consent.
 * @param locked the conversation as it is stored now.
 */
export function stateToStore(
	{ conversation }: Turn,
	locked: Conversation,
	reply: Reply,
): Pick<Conversation, "state" | "language"> {
	const isLatest = locked.transcriptHash === conversation.transcriptHash;
	const { state, language } = isLatest ? reply : locked;
	return { state, language };
}
