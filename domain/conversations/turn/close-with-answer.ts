import type { Tx } from "../../../db/connect.ts";
import { effectOf, type Reply } from "../../assistant/reply.ts";
import type { ConversationDependencies } from "../conversation-dependencies.ts";
import { type Conversation, lockMovedConversation, saveConversation } from "../conversation-store.ts";
import { type Claim, renewClaim } from "./answer-claim-store.ts";
import { answerMessage, plainAnswer } from "./answer-message.ts";
import { applyEffects } from "./apply-effects.ts";
import type { GivenAnswer } from "./ask-model.ts";
import { closeTurn } from "./close-turn.ts";
import { saveLead } from "./save-lead.ts";
import {
	type ClaimLost,
	type Finished,
	type MakeProposal,
	stateAtOffer,
	type Turn,
	type TurnStep,
} from "./turn.ts";

/**
 * Stores a model's answer and the facts it found, and ends the claim. Stores nothing when a person took over, or
 * another process has the claim.
 * @returns make-proposal: the answer is a proposal, which is still to be made with the same claim.
 */
export async function closeWithAnswer(
	tx: Tx,
	dependencies: ConversationDependencies,
	turn: Turn,
	claim: Claim,
	{ reply, stopped }: GivenAnswer,
): Promise<TurnStep<Finished | MakeProposal | ClaimLost>> {
	const promised = effectOf(reply, "make-proposal")
		? await storePromise(tx, dependencies, turn, claim, reply)
		: null;
	if (promised) return promised;
	const now = dependencies.runtime.now().toISOString();
	const message = stopped
		? { ...plainAnswer(reply, reply.text, now), stopped: true as const }
		: answerMessage(dependencies, turn.conversation, reply);
	const { next, stored } = await closeTurn(tx, turn, claim, message);
	if (!stored) {
		const isAnswered = next.kind === "finished" && next.outcome.kind === "answered";
		return { turn: isAnswered ? { ...turn, reply } : turn, next };
	}
	const { locked, conversation } = stored;
	const state = stateAfter(locked, turn, reply);
	const lead = await saveLead(tx, dependencies, locked.id, { ...reply, state });
	const { language } = reply;
	// Those of the guided reply were applied when the message was stored.
	const effects = reply.effects.filter(({ kind }) => !effectOf(turn.reply, kind));
	await applyEffects(tx, dependencies, { id: locked.id, language }, lead, effects);
	await saveConversation(tx, { ...conversation, state, language }, now);
	return { turn: { ...turn, lead, reply: { ...reply, state } }, next };
}

/** Stores the facts of an answer that promises a proposal. @returns null when a person took over, or nothing is left. */
async function storePromise(
	tx: Tx,
	dependencies: ConversationDependencies,
	turn: Turn,
	claim: Claim,
	reply: Reply,
): Promise<TurnStep<MakeProposal | ClaimLost> | null> {
	const { runtime } = dependencies;
	const now = runtime.now().toISOString();
	const locked = await lockMovedConversation(tx, turn.conversation.id, now);
	if (!locked || locked.colleague) return null;
	if (!(await renewClaim(tx, runtime, claim))) return { turn, next: { kind: "claim-lost" } };
	const known = { ...reply, state: stateAfter(locked, turn, reply) };
	const lead = await saveLead(tx, dependencies, locked.id, known);
	const offer = { ...reply, state: stateAtOffer(turn.conversation.state, reply) };
	const state = stateAfter(locked, turn, offer);
	await saveConversation(tx, { ...locked, state, language: reply.language }, now);
	return { turn: { ...turn, conversation: locked, reply, lead }, next: { kind: "make-proposal", claim } };
}

/** Keeps the state of a later message, which may have revoked what this answer still knew. */
function stateAfter(locked: Conversation, turn: Turn, reply: Pick<Reply, "state">): Reply["state"] {
	return locked.transcriptHash === turn.conversation.transcriptHash ? reply.state : locked.state;
}
