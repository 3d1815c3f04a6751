import type { Tx } from "../../db/connect.ts";
import type { Reply } from "../assistant/reply.ts";
import type { Lead } from "../leads/lead.ts";
import { type Claim, renewClaim } from "./answer-claim-store.ts";
import { closeTurn, type TurnResult } from "./close-turn.ts";
import type { ConversationDependencies } from "./conversation-dependencies.ts";
import { type Conversation, lockMovedConversation, saveConversation } from "./conversation-store.ts";
import { startWaiting } from "./inbox-state-store.ts";
import { notifyTeam } from "./notify-team.ts";
import { spokenReply } from "./spoken-reply.ts";
import { answerOf, type OpenTurn, saveLead, stateAtOffer } from "./turn.ts";

export type AnsweredTurn = { lead: Lead | null; reply: Reply; result: TurnResult };

/**
 * Stores a model's answer and the facts it found, and ends the claim. Stores nothing when a person took over, or
 * another process has the claim.
 * @returns open: the answer is a proposal, which is still to be made.
 */
export async function storeAnswer(
	tx: Tx,
	dependencies: ConversationDependencies,
	turn: OpenTurn,
	claim: Claim,
	{ reply, stopped }: { reply: Reply; stopped: boolean },
): Promise<AnsweredTurn | { open: OpenTurn }> {
	const { runtime } = dependencies;
	const now = runtime.now().toISOString();
	const { language } = reply;
	const guided = { lead: turn.lead, reply: turn.reply };
	const keep = (locked: Conversation) =>
		saveLead(tx, dependencies, locked.id, { ...reply, state: stateAfter(locked, turn, reply) });
	const locked =
		reply.wants === "proposal" ? await lockMovedConversation(tx, turn.conversation.id, now) : null;
	if (locked && !locked.person) {
		if (!(await renewClaim(tx, runtime, claim))) return { ...guided, result: { kind: "lost" } };
		const lead = await keep(locked);
		const state = stateAfter(locked, turn, { ...reply, state: stateAtOffer(turn.conversation.state, reply) });
		await saveConversation(tx, { ...locked, state, language }, now);
		return { open: { conversation: locked, reply, lead } };
	}
	const message = stopped
		? { ...answerOf(reply, reply.text, now), stopped: true as const }
		: spokenReply(dependencies, turn.conversation, reply);
	const { result, stored } = await closeTurn(tx, turn, claim, message);
	if (!stored) return { ...(result.kind === "answered" ? { lead: turn.lead, reply } : guided), result };
	const lead = await keep(stored.locked);
	// The team was notified of the guided reply when the message was stored.
	const isNew = reply.wants !== turn.reply.wants || reply.note !== turn.reply.note;
	const unknownQuestion = turn.reply.unknownQuestion ? null : reply.unknownQuestion;
	await notifyTeam(tx, dependencies, isNew ? lead : null, { ...reply, unknownQuestion });
	if (reply.wants === "person") await startWaiting(tx, stored.locked.id, now);
	const state = stateAfter(stored.locked, turn, reply);
	await saveConversation(tx, { ...stored.conversation, state, language }, now);
	return { lead, reply: { ...reply, state }, result };
}

/** Keeps the state of a later message, which may have revoked what this answer still knew. */
function stateAfter(locked: Conversation, turn: OpenTurn, reply: Reply): Reply["state"] {
	return locked.transcriptHash === turn.conversation.transcriptHash ? reply.state : locked.state;
}
