import type { Tx } from "../../../db/connect.ts";
import { retryOnConflict } from "../../../db/unique.ts";
import { effectOf, type Reply } from "../../assistant/reply.ts";
import type { TextListener } from "../../assistant/understanding/model/model-engine.ts";
import type { ConversationDependencies } from "../conversation-dependencies.ts";
import { lockByAnyId, saveConversation } from "../conversation-store.ts";
import { renewClaim } from "./answer-claim-store.ts";
import { applyReply } from "./apply-reply.ts";
import { buildAnswer, buildAnswerWithoutHours } from "./build-answer.ts";
import { closeTurn } from "./close-turn.ts";
import {
	type NextAction,
	stateAtOffer,
	stateToStore,
	type Turn,
	type TurnStep,
	type VisitorMessage,
} from "./turn.ts";

type AskModel = Extract<NextAction, { kind: "ask-model" }>;

export type AnswerListener = TextListener & {
	answerStarted(conversationId: string): void;
	/** Discards the text shown so far: a colleague took over, or another process answers. */
	discard(): void;
};

/**
 * Asks the model for the answer to a turn, and stores it with the facts it found. Without a model, stores the guided
 * reply.
 * @returns make-proposal: the answer is a proposal, which is still to be made with the same claim.
 */
export async function answerWithModel(
	dependencies: ConversationDependencies,
	turn: Turn,
	asked: AskModel,
	incoming: VisitorMessage,
	listener: AnswerListener | undefined,
): Promise<TurnStep> {
	const { db, runtime } = dependencies;
	const { claim } = asked;
	const { reply, isStopped } = await askModel(dependencies, turn, asked, incoming, listener);
	return retryOnConflict(db, async (tx) => {
		// Null: no proposal is wanted, or a colleague has the conversation or it is gone: closeTurn checks both.
		const beforeProposal = effectOf(reply, "make-proposal")
			? await storeBeforeProposal(tx, dependencies, turn, claim, reply)
			: null;
		if (beforeProposal) return beforeProposal;
		const message = isStopped
			? { ...buildAnswerWithoutHours(reply, reply.text, runtime.now().toISOString()), stopped: true as const }
			: buildAnswer(dependencies, turn.conversation, reply);
		return closeTurn(tx, dependencies, turn, { claim, reply, message });
	});
}

/** A stop or a takeover ends the call early. The reply of a stopped one is what was shown, perhaps nothing. */
async function askModel(
	{ model, brand, aborts }: ConversationDependencies,
	{ conversation, reply }: Turn,
	{ claim, history }: AskModel,
	{ text, input }: VisitorMessage,
	listener: AnswerListener | undefined,
): Promise<{ reply: Reply; isStopped: boolean }> {
	if (!model) return { reply, isStopped: false };
	const { id: conversationId, state } = conversation;
	const modelTurn = { message: text, input, brand, history, state, conversationId, guided: reply };
	const { takenOver, stopped, unregister } = aborts.register(claim, conversationId);
	takenOver.addEventListener("abort", () => listener?.discard(), { once: true });
	const untilTakenOver: TextListener = {
		text: (piece) => !takenOver.aborted && listener?.text(piece),
	};
	try {
		const interrupted = AbortSignal.any([takenOver, stopped]);
		const answer = await model.answer(modelTurn, untilTakenOver, interrupted);
		if (takenOver.aborted) return { reply, isStopped: false };
		return { reply: answer.reply, isStopped: answer.by === "stopped" };
	} finally {
		unregister();
	}
}

/** Stores the facts that a proposal is made of. @returns null when a colleague took over, or the conversation is gone. */
async function storeBeforeProposal(
	tx: Tx,
	dependencies: ConversationDependencies,
	turn: Turn,
	claim: string,
	reply: Reply,
): Promise<TurnStep | null> {
	const { runtime } = dependencies;
	const now = runtime.now().toISOString();
	const locked = await lockByAnyId(tx, turn.conversation.id, now);
	if (!locked || locked.colleague) return null;
	if (!(await renewClaim(tx, runtime, claim))) return { turn, next: { kind: "wait" } };
	const { state } = stateToStore(turn, locked, reply);
	const withFacts = { ...turn, conversation: locked, reply: { ...reply, state } };
	const { lead, appliedEffects } = await applyReply(tx, dependencies, withFacts);
	const atOffer = { ...reply, state: stateAtOffer(turn.conversation.state, reply) };
	await saveConversation(tx, { ...locked, ...stateToStore(turn, locked, atOffer) }, now);
	return { turn: { ...turn, reply, lead, appliedEffects }, next: { kind: "make-proposal", claim } };
}
