import type { TranscriptMessage } from "../../../shared/conversation.ts";
import type { DialogueState } from "../../assistant/dialogue/state.ts";
import type { Reply } from "../../assistant/reply.ts";
import type { Lead } from "../../leads/lead.ts";
import type { Colleague, Conversation } from "../conversation-store.ts";
import type { MessageRef, StoredMessage } from "../message-store.ts";
import type { Claim } from "./answer-claim-store.ts";

/** A visitor's message that is stored, and what the dialogue makes of it. */
export type Turn = {
	conversation: Conversation;
	question: MessageRef;
	reply: Reply;
	lead: Lead | null;
};

export type TurnOutcome =
	| { kind: "answered"; message: StoredMessage }
	| { kind: "for-a-person"; colleagueName: string };

export type Finished = { kind: "finished"; outcome: TurnOutcome };
/** Another call gives the answer. */
export type Wait = { kind: "wait" };
export type AskModel = { kind: "ask-model"; claim: Claim; history: TranscriptMessage[] };
export type MakeProposal = { kind: "make-proposal"; claim: Claim };
/** Another call has the claim, and nothing was stored. */
export type ClaimLost = { kind: "claim-lost" };

/** A turn, and what comes next in it. */
export type TurnStep<Next> = { turn: Turn; next: Next };

/** Ends a turn with an answer. */
export function answeredWith(message: StoredMessage): Finished {
	return { kind: "finished", outcome: { kind: "answered", message } };
}

/** Ends a turn without an answer of the assistant: a colleague has the conversation. */
export function leftTo({ name }: Colleague): Finished {
	return { kind: "finished", outcome: { kind: "for-a-person", colleagueName: name } };
}

/**
 * Returns the state while a proposal is made: still at the offer, with the new facts. If the proposal fails, the
 * visitor can agree again.
 */
export function stateAtOffer(before: DialogueState, reply: Reply): DialogueState {
	return { ...before, facts: reply.state.facts };
}
