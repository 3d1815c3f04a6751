import type { Tx } from "../../../db/connect.ts";
import { announce } from "../../live/announce.ts";
import { appendMessage, type Conversation, lockMovedConversation } from "../conversation-store.ts";
import type { StoredMessage } from "../message-store.ts";
import { type Claim, endClaim } from "./answer-claim-store.ts";
import { answeredWith, type ClaimLost, type Finished, leftTo, type Turn } from "./turn.ts";

/**
 * Ends the claim of a turn and stores its answer. An answer that was stopped before its first word is not stored; the
 * status of the question tells it.
 * @returns stored: null when the conversation is gone, a colleague has it, or another process has the claim.
 */
export async function closeTurn(
	tx: Tx,
	turn: Turn,
	claim: Claim,
	message: StoredMessage,
): Promise<{
	next: Finished | ClaimLost;
	stored: { locked: Conversation; conversation: Conversation } | null;
}> {
	const locked = await lockMovedConversation(tx, turn.conversation.id, message.at);
	if (!locked) return { next: answeredWith(message), stored: null };
	const { colleague } = locked;
	const event = message.stopped || !message.content ? "stop" : "answer";
	if (!(await endClaim(tx, claim, colleague ? "leave-to-colleague" : event)))
		return { next: { kind: "claim-lost" }, stored: null };
	if (colleague) return { next: leftTo(colleague), stored: null };
	const answer = { ...message, answers: claim.position };
	const conversation = message.content ? await appendMessage(tx, locked, answer) : locked;
	await announce(tx, { kind: "line", conversationId: locked.id, by: "assistant" });
	return { next: answeredWith(message), stored: { locked, conversation } };
}
