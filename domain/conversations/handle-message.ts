import { limits } from "../../config/limits.ts";
import type { Language } from "../../content/language.ts";
import { retryOnConflict } from "../../db/unique.ts";
import { describeForm } from "../assistant/forms/describe-form.ts";
import { type ProposalFacts, proposalFacts } from "../assistant/forms/proposal-facts.ts";
import type { ChatForm } from "../assistant/reply.ts";
import type { Lead } from "../leads/lead.ts";
import { findQuestion, isBeingAnswered } from "./answer-claim-store.ts";
import { answerTurn } from "./answer-turn.ts";
import type { AnswerListener } from "./ask-model.ts";
import type { ConversationDependencies } from "./conversation-dependencies.ts";
import type { IncomingMessage } from "./incoming-message.ts";
import type { MessageRef, StoredMessage } from "./message-store.ts";
import { type InputRead, readInput } from "./read-input.ts";
import type { AnsweredTurn } from "./store-answer.ts";
import { type AnswerResult, type StoredTurn, storeMessage } from "./store-message.ts";

type Standing = {
	conversationId: string;
	language: Language;
	lead: Pick<Lead, "status" | "score"> | null;
	known: ProposalFacts;
};

export type TurnAnswer = Standing & {
	kind: "answered";
	message: StoredMessage;
	form: ChatForm | null;
};

export type Refused = Exclude<InputRead, { kind: "read" }>;

export type AwaitingHuman = Standing & { kind: "awaiting-human"; person: string };

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
	TurnAnswer | AwaitingHuman | { kind: "unknown-conversation" } | { kind: "history-too-long" } | Refused
> {
	if (!incoming.conversationId && isTooLong(incoming.history)) return { kind: "history-too-long" };
	const read = await readInput(dependencies.db, dependencies.brand, incoming);
	if (read.kind !== "read") return read;
	const shown = listener && discardingShown(listener);
	let message: IncomingMessage = { ...incoming, message: read.message };
	let known: MessageRef | undefined;
	for (;;) {
		const turn = await storeTurn(dependencies, message, known);
		if (!turn) return { kind: "unknown-conversation" };
		const { conversation, question } = turn;
		shown?.begun(conversation.id);
		const { result, ...standing } = await answerTurn(dependencies, turn, message, shown);
		if (result.kind !== "lost") return outcomeOf(dependencies, conversation.id, standing, result);
		shown?.discard();
		[message, known] = [{ ...message, again: false }, question];
	}
}

/** Stores the message once no other process answers it. @returns null when the named conversation does not exist. */
async function storeTurn(
	dependencies: ConversationDependencies,
	incoming: IncomingMessage,
	known?: MessageRef,
): Promise<StoredTurn | null> {
	const { db, runtime } = dependencies;
	let [asked, ref] = [incoming, known];
	for (;;) {
		const turn = await retryOnConflict(db, (tx) => storeMessage(tx, dependencies, asked, ref));
		if (turn?.next.kind !== "being-answered") return turn;
		// Counts a repeated request once: a stop from now on refers to it.
		[asked, ref] = [{ ...incoming, again: false }, turn.question];
		let question = null;
		do {
			await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
			question = await findQuestion(db, turn.question);
		} while (question && isBeingAnswered(question, runtime.now()));
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

function outcomeOf(
	{ brand }: ConversationDependencies,
	conversationId: string,
	{ lead, reply }: Pick<AnsweredTurn, "lead" | "reply">,
	result: AnswerResult,
): TurnAnswer | AwaitingHuman {
	const { language, state } = reply;
	const standing = {
		conversationId,
		language,
		lead: lead && { status: lead.status, score: lead.score },
		known: proposalFacts(state.facts, language),
	};
	if (result.kind === "for-a-person") return { ...standing, kind: "awaiting-human", person: result.person };
	const { message } = result;
	const form = message.form ? describeForm(message.form, state, language, brand) : null;
	return { ...standing, kind: "answered", message, form };
}
