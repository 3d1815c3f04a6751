import type { DialogueState } from "../../assistant/dialogue/state.ts";
import type { Reply } from "../../assistant/reply.ts";
import type { ModelLine } from "../../assistant/understanding/model/model-engine.ts";
import type { Lead } from "../../leads/lead.ts";
import type { Conversation } from "../conversation-store.ts";
import type { MessageRef, StoredMessage } from "../message-store.ts";
import type { Claim } from "./answer-claim-store.ts";

/** A visitor's message that is stored, and what the dialogue makes of it. */
export type Turn = {
	conversation: Conversation;
	question: MessageRef;
	reply: Reply;
	lead: Lead | null;
};

/** How a turn ended; lost: another call has the claim, and nothing was stored. */
export type TurnOutcome =
	| { kind: "answered"; message: StoredMessage }
	| { kind: "for-a-person"; person: string }
	| { kind: "lost" };

/** What comes next in a turn; wait: another call gives the answer. */
export type Next =
	| TurnOutcome
	| { kind: "wait" }
	| { kind: "make-proposal"; claim: Claim }
	| { kind: "ask-model"; claim: Claim; history: ModelLine[] };

/**
 * Returns the state while a proposal is made: still at the offer, with the new facts. If the proposal fails, the
 * visitor can agree again.
 */
export function stateAtOffer(before: DialogueState, reply: Reply): DialogueState {
	return { ...before, facts: reply.state.facts };
}
