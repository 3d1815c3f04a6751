import { setTimeout } from "node:timers/promises";
import { limits } from "../../../config/limits.ts";
import { retryOnConflict } from "../../../db/unique.ts";
import type { ChatForm, ProposalFacts } from "../../../shared/chat.ts";
import type { Language } from "../../../shared/language.ts";
import { describeForm } from "../../assistant/forms/describe-form.ts";
import type { Lead } from "../../leads/lead.ts";
import type { ConversationDependencies } from "../conversation-dependencies.ts";
import type { MessageRef, StoredMessage } from "../message-store.ts";
import { proposalFacts } from "../proposal-facts.ts";
import { findQuestion, isBeingAnswered } from "./answer-claim-store.ts";
import { answerTurn } from "./answer-turn.ts";
import type { AnswerListener } from "./ask-model.ts";
import type { IncomingMessage } from "./incoming-message.ts";
import { type InputRead, readInput } from "./read-input.ts";
import { receiveMessage } from "./receive-message.ts";
import type { Turn, TurnOutcome } from "./turn.ts";

type InConversation = {
	conversationId: string;
	language: Language;
	lead: Pick<Lead, "status" | "score"> | null;
	known: ProposalFacts;
};

export type TurnAnswer = InConversation & {
	kind: "answered";
	message: StoredMessage;
	form: ChatForm | null;
};

export type AwaitingHuman = InConversation & { kind: "awaiting-human"; person: string };

/** What the caller hears of a message that was not stored. */
export type RefusedInput = Exclude<InputRead, { kind: "read" }>;

/** Milliseconds between two polls for an answer that another call is giving. */
const pollIntervalMs = 250;

/**
 * Handles one message of a visitor. One transaction stores it with the guided answer, or claims it; then a model is asked
 * or a proposal drawn, and a second transaction stores the answer and ends the claim.
 * @returns unknown-conversation: no conversation has this id; history-too-long: see limits.history; form-refused and
 * unknown-choice: nothing was stored.
 */
export async function handleMessage(
	dependencies: ConversationDependencies,
	incoming: IncomingMessage,
	listener?: AnswerListener,
): Promise<
	TurnAnswer | AwaitingHuman | RefusedInput | { kind: "unknown-conversation" } | { kind: "history-too-long" }
> {
	if (!incoming.conversationId && isTooLong(incoming.history)) return { kind: "history-too-long" };
	const read = await readInput(dependencies.db, dependencies.brand, incoming);
	if (read.kind !== "read") return read;
	const shown = listener && discardingShown(listener);
	let message: IncomingMessage = { ...incoming, message: read.message };
	let known: MessageRef | undefined;
	for (;;) {
		const received = await retryOnConflict(dependencies.db, (tx) =>
			receiveMessage(tx, dependencies, message, known),
		);
		if (!received) return { kind: "unknown-conversation" };
		const { turn, next } = received;
		// Counts a repeated request once: a stop from now on refers to it.
		[message, known] = [{ ...message, again: false }, turn.question];
		if (next.kind === "wait") {
			await waitForAnswer(dependencies, turn.question);
			continue;
		}
		shown?.begun(turn.conversation.id);
		const answered = await answerTurn(dependencies, turn, next, message, shown);
		if (answered.outcome.kind !== "lost")
			return answerOf(dependencies, turn.conversation.id, answered.turn, answered.outcome);
		shown?.discard();
	}
}

/** Waits until no other call gives the answer to a message. */
async function waitForAnswer({ db, runtime }: ConversationDependencies, question: MessageRef): Promise<void> {
	for (;;) {
		await setTimeout(pollIntervalMs);
		const found = await findQuestion(db, question);
		if (!found || !isBeingAnswered(found, runtime.now())) return;
	}
}

function isTooLong(history: IncomingMessage["history"]): boolean {
	const characters = history.reduce((sum, { content }) => sum + content.length, 0);
	return history.length > limits.history || characters > limits.historyCharacters;
}

function discardingShown(listener: AnswerListener): AnswerListener {
	let shown = false;
	return {
		begun: (conversationId) => listener.begun(conversationId),
		text(piece) {
			shown = true;
			listener.text(piece);
		},
		discard() {
			if (shown) listener.discard();
			shown = false;
		},
	};
}

function answerOf(
	{ brand }: ConversationDependencies,
	conversationId: string,
	{ lead, reply: { language, state } }: Pick<Turn, "lead" | "reply">,
	outcome: Exclude<TurnOutcome, { kind: "lost" }>,
): TurnAnswer | AwaitingHuman {
	const answered = {
		conversationId,
		language,
		lead: lead && { status: lead.status, score: lead.score },
		known: proposalFacts(state.facts, language),
	};
	if (outcome.kind === "for-a-person") return { ...answered, kind: "awaiting-human", person: outcome.person };
	const { message } = outcome;
	const form = message.form ? describeForm(message.form, state, language, brand) : null;
	return { ...answered, kind: "answered", message, form };
}
