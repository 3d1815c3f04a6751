import type { Tx } from "../../../db/connect.ts";
import { retryOnConflict } from "../../../db/unique.ts";
import { effectOf, type Reply } from "../../assistant/reply.ts";
import type { ConversationDependencies } from "../conversation-dependencies.ts";
import { type Conversation, lockMovedConversation, saveConversation } from "../conversation-store.ts";
import { type Claim, endClaim, renewClaim } from "./answer-claim-store.ts";
import { answerMessage, plainAnswer } from "./answer-message.ts";
import { answerWithProposal } from "./answer-with-proposal.ts";
import { applyEffects } from "./apply-effects.ts";
import { type AnswerListener, askModel } from "./ask-model.ts";
import { closeTurn } from "./close-turn.ts";
import type { IncomingMessage } from "./incoming-message.ts";
import { saveLead } from "./save-lead.ts";
import { type Next, stateAtOffer, type Turn, type TurnOutcome } from "./turn.ts";

export type AnsweredTurn = { turn: Turn; outcome: TurnOutcome };

/** Completes a turn that has a claim: asks the model, or makes the proposal. @returns the turn as it is answered. */
export async function answerTurn(
	dependencies: ConversationDependencies,
	turn: Turn,
	next: Exclude<Next, { kind: "wait" }>,
	incoming: IncomingMessage,
	listener: AnswerListener | undefined,
): Promise<AnsweredTurn> {
	if (next.kind !== "make-proposal" && next.kind !== "ask-model") return { turn, outcome: next };
	const { claim } = next;
	const answerWith = async (offered: Turn): Promise<AnsweredTurn> => ({
		turn: offered,
		outcome: await answerWithProposal(dependencies, offered, claim, incoming.visitorAddress),
	});
	return releaseOnError(dependencies, claim, async () => {
		if (next.kind === "make-proposal") return answerWith(turn);
		const given = await askModel(dependencies, turn, next, incoming, listener);
		const stored = await retryOnConflict(dependencies.db, (tx) =>
			storeAnswer(tx, dependencies, turn, claim, given),
		);
		if (stored.outcome === null) return answerWith(stored.turn);
		if (stored.outcome.kind === "for-a-person") listener?.discard();
		return { turn: stored.turn, outcome: stored.outcome };
	});
}

/** Releases the claim on an error: the visitor's retry need not wait until it expires. */
async function releaseOnError<Given>(
	{ db }: ConversationDependencies,
	claim: Claim,
	give: () => Promise<Given>,
): Promise<Given> {
	try {
		return await give();
	} catch (error) {
		await endClaim(db, claim, "release").catch(() => undefined);
		throw error;
	}
}

/**
 * Stores a model's answer and the facts it found, and ends the claim. Stores nothing when a person took over, or
 * another process has the claim.
 * @returns outcome: null when the answer is a proposal, which is still to be made.
 */
async function storeAnswer(
	tx: Tx,
	dependencies: ConversationDependencies,
	turn: Turn,
	claim: Claim,
	{ reply, stopped }: { reply: Reply; stopped: boolean },
): Promise<{ turn: Turn; outcome: TurnOutcome | null }> {
	const { runtime } = dependencies;
	const now = runtime.now().toISOString();
	const { language } = reply;
	const keep = (locked: Conversation) =>
		saveLead(tx, dependencies, locked.id, { ...reply, state: stateAfter(locked, turn, reply) });
	const makesProposal = effectOf(reply, "make-proposal") !== undefined;
	const locked = makesProposal ? await lockMovedConversation(tx, turn.conversation.id, now) : null;
	if (locked && !locked.person) {
		if (!(await renewClaim(tx, runtime, claim))) return { turn, outcome: { kind: "lost" } };
		const lead = await keep(locked);
		const state = stateAfter(locked, turn, { ...reply, state: stateAtOffer(turn.conversation.state, reply) });
		await saveConversation(tx, { ...locked, state, language }, now);
		return { turn: { ...turn, conversation: locked, reply, lead }, outcome: null };
	}
	const message = stopped
		? { ...plainAnswer(reply, reply.text, now), stopped: true as const }
		: answerMessage(dependencies, turn.conversation, reply);
	const { outcome, stored } = await closeTurn(tx, turn, claim, message);
	if (!stored) return { turn: outcome.kind === "answered" ? { ...turn, reply } : turn, outcome };
	const lead = await keep(stored.locked);
	// Those of the guided reply were applied when the message was stored.
	const effects = reply.effects.filter(({ kind }) => !effectOf(turn.reply, kind));
	await applyEffects(tx, dependencies, { id: stored.locked.id, language }, lead, effects);
	const state = stateAfter(stored.locked, turn, reply);
	await saveConversation(tx, { ...stored.conversation, state, language }, now);
	return { turn: { ...turn, lead, reply: { ...reply, state } }, outcome };
}

/** Keeps the state of a later message, which may have revoked what this answer still knew. */
function stateAfter(locked: Conversation, turn: Turn, reply: Reply): Reply["state"] {
	return locked.transcriptHash === turn.conversation.transcriptHash ? reply.state : locked.state;
}
