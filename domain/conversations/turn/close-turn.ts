import type { Tx } from "../../../db/connect.ts";
import type { Reply } from "../../assistant/reply.ts";
import { announce } from "../../live/live-events.ts";
import type { ConversationDependencies } from "../conversation-dependencies.ts";
import { appendMessage, lockByAnyId, saveConversation } from "../conversation-store.ts";
import type { MessageContent } from "../message-store.ts";
import { endClaim } from "./answer-claim-store.ts";
import { applyReply } from "./apply-reply.ts";
import { stateToStore, type Turn, type TurnStep } from "./turn.ts";

/**
 * Ends the claim of a turn and stores its answer, with the facts and effects of its reply. An answer that was stopped
 * before its first word is not stored: the status of the question says so. Nor is an answer to a conversation that is
 * gone, or that a colleague has. A link from a mail may have given the conversation
 * a new id meanwhile: the answer is stored under the new id, and the turn is returned with the former one, because this
 * browser may no longer open the conversation.
 * @returns wait: another process has the claim, and nothing was stored.
 */
export async function closeTurn(
	tx: Tx,
	dependencies: ConversationDependencies,
	turn: Turn,
	{ claim, reply, message }: { claim: string; reply: Reply; message: MessageContent },
): Promise<TurnStep> {
	const answered = { kind: "answered", message } as const;
	const locked = await lockByAnyId(tx, turn.conversation.id, message.at);
	if (!locked) return { turn: { ...turn, reply }, next: answered };
	const { colleague } = locked;
	// An answer without a word counts as stopped: its visitor can ask again.
	const event = message.stopped || !message.content ? "stop" : "answer";
	if (!(await endClaim(tx, claim, colleague ? "leave-to-colleague" : event)))
		return { turn, next: { kind: "wait" } };
	if (colleague) return { turn, next: { kind: "left-to-colleague", colleagueName: colleague.name } };
	const answer = { ...message, questionPosition: turn.question.position };
	const conversation = message.content ? await appendMessage(tx, locked, answer) : locked;
	const { state, language } = stateToStore(turn, locked, reply);
	const closed = { ...turn, reply: { ...reply, state } };
	const { lead, appliedEffects } = await applyReply(tx, dependencies, {
		...closed,
		conversation: locked,
	});
	await saveConversation(tx, { ...conversation, state, language }, message.at);
	await announce(tx, { kind: "message-stored", conversationId: locked.id, by: "assistant" });
	return { turn: { ...closed, lead, appliedEffects }, next: answered };
}
