import type { Tx } from "../../../db/connect.ts";
import { announce } from "../../live/announce.ts";
import { appendMessage, type Conversation, lockMovedConversation } from "../conversation-store.ts";
import type { StoredMessage } from "../message-store.ts";
import { type Claim, endClaim } from "./answer-claim-store.ts";
import type { Turn, TurnOutcome } from "./turn.ts";

/**
 * Ends the claim of a turn and stores its answer. An answer that was stopped before its first word is not stored; the
 * status of the question tells it.
 * @returns stored: null when the conversation is gone, a person has it, or another process has the claim.
 */
export async function closeTurn(
	tx: Tx,
	turn: Turn,
	claim: Claim,
	message: StoredMessage,
): Promise<{
	outcome: TurnOutcome;
	stored: { locked: Conversation; conversation: Conversation } | null;
}> {
	const locked = await lockMovedConversation(tx, turn.conversation.id, message.at);
	if (!locked) return { outcome: { kind: "answered", message }, stored: null };
	const event = message.stopped || !message.content ? "stop" : "answer";
	if (!(await endClaim(tx, claim, locked.person ? "leave-to-person" : event)))
		return { outcome: { kind: "lost" }, stored: null };
	if (locked.person) return { outcome: { kind: "for-a-person", person: locked.person.name }, stored: null };
	const answer = { ...message, answers: claim.position };
	const conversation = message.content ? await appendMessage(tx, locked, answer) : locked;
	await announce(tx, { kind: "line", conversationId: locked.id, by: "assistant" });
	return { outcome: { kind: "answered", message }, stored: { locked, conversation } };
}
