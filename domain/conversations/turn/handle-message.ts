import { setTimeout } from "node:timers/promises";
import { limits } from "../../../config/limits.ts";
import { retryOnConflict } from "../../../db/unique.ts";
import type { ChatForm, ProposalFacts } from "../../../shared/chat.ts";
import type { Language } from "../../../shared/language.ts";
import { describeForm } from "../../assistant/forms/describe-form.ts";
import { proposalFacts } from "../../assistant/forms/proposal-progress.ts";
import type { Lead } from "../../leads/lead.ts";
import type { ConversationDependencies } from "../conversation-dependencies.ts";
import { isWaiting } from "../inbox-state-store.ts";
import type { MessageRef } from "../message-store.ts";
import { endClaim, findQuestion, isBeingAnswered, type Question } from "./answer-claim-store.ts";
import { type AnswerListener, answerWithModel } from "./answer-with-model.ts";
import { answerWithProposal } from "./answer-with-proposal.ts";
import { receiveMessage } from "./receive-message.ts";
import type { NextAction, Turn, TurnOutcome, TurnStep, VisitorMessage } from "./turn.ts";
import { type RefusedInput, validateInput } from "./validate-input.ts";

type Answered = Extract<TurnOutcome, { kind: "answered" }>;

export type TurnResult = {
	conversationId: string;
	language: Language;
	lead: Pick<Lead, "status" | "score"> | null;
	known: ProposalFacts;
	waitsForPerson: boolean;
} & ((Answered & { form: ChatForm | null }) | Exclude<TurnOutcome, Answered>);

/** Milliseconds between two polls for an answer that another call is giving. */
const pollIntervalMs = 250;

/**
 * Handles one message of a visitor. One transaction stores it with the guided answer, or claims it; then a model is asked
 * or a proposal drawn, and a second transaction stores the answer and ends the claim. When another call has the claim,
 * the message is received again and gets that call's answer.
 * @returns unknown-conversation: no conversation has this id; history-too-long: see limits.history; form-refused and
 * unknown-choice: nothing was stored.
 */
export async function handleMessage(
	dependencies: ConversationDependencies,
	message: VisitorMessage,
	incomingListener?: AnswerListener,
): Promise<TurnResult | RefusedInput | { kind: "unknown-conversation" } | { kind: "history-too-long" }> {
	if (!message.conversationId && isTooLong(message.history)) return { kind: "history-too-long" };
	const checked = await validateInput(dependencies.db, dependencies.brand, message);
	if (checked.kind !== "read") return checked;
	const listener = incomingListener && withoutEmptyDiscards(incomingListener);
	const readable = { ...message, text: checked.text };
	const receive = (received: VisitorMessage, knownRef?: MessageRef) =>
		retryOnConflict(dependencies.db, (tx) => receiveMessage(tx, dependencies, received, knownRef));
	let step = await receive(readable);
	while (step) {
		const { turn, next } = step;
		switch (next.kind) {
			case "ask-model":
			case "make-proposal":
				listener?.answerStarted(turn.conversation.id);
				step = await answer(dependencies, turn, next, readable, listener);
				break;
			case "wait":
				listener?.discard();
				await waitForAnswer(dependencies, turn.question);
				// Only looks for this message: it is no new attempt.
				step = await receive({ ...readable, again: false }, turn.question);
				break;
			case "left-to-colleague":
				listener?.discard();
				return resultOf(dependencies, turn, next);
			case "answered":
				return resultOf(dependencies, turn, next);
		}
	}
	return { kind: "unknown-conversation" };
}

/** Answers a claimed message, and releases it when that fails: the visitor's retry then need not wait. */
async function answer(
	dependencies: ConversationDependencies,
	turn: Turn,
	next: Extract<NextAction, { claim: string }>,
	message: VisitorMessage,
	listener: AnswerListener | undefined,
): Promise<TurnStep> {
	try {
		return next.kind === "ask-model"
			? await answerWithModel(dependencies, turn, next, message, listener)
			: await answerWithProposal(dependencies, turn, next.claim, message.visitorAddress);
	} catch (error) {
		await endClaim(dependencies.db, next.claim, "release").catch(() => undefined);
		throw error;
	}
}

async function waitForAnswer({ db, runtime }: ConversationDependencies, question: MessageRef): Promise<void> {
	let found: Question | null;
	do {
		await setTimeout(pollIntervalMs);
		found = await findQuestion(db, question);
	} while (found && isBeingAnswered(found, runtime.now()));
}

function isTooLong(history: VisitorMessage["history"]): boolean {
	const characters = history.reduce((sum, { content }) => sum + content.length, 0);
	return history.length > limits.history || characters > limits.historyCharacters;
}

function withoutEmptyDiscards(listener: AnswerListener): AnswerListener {
	let hasText = false;
	return {
		answerStarted: (conversationId) => listener.answerStarted(conversationId),
		text(piece) {
			hasText = true;
			listener.text(piece);
		},
		discard() {
			if (hasText) listener.discard();
			hasText = false;
		},
	};
}

async function resultOf(
	{ brand, db }: ConversationDependencies,
	{ conversation: { id: conversationId }, lead, reply: { language, state } }: Turn,
	outcome: TurnOutcome,
): Promise<TurnResult> {
	const common = {
		conversationId,
		language,
		lead: lead && { status: lead.status, score: lead.score },
		known: proposalFacts(state.facts, language),
		waitsForPerson: await isWaiting(db, conversationId),
	};
	if (outcome.kind === "left-to-colleague") return { ...common, ...outcome };
	const { form } = outcome.message;
	return { ...common, ...outcome, form: form ? describeForm(form, state, language, brand) : null };
}
