import { setTimeout } from "node:timers/promises";
import { limits } from "../../../config/limits.ts";
import { retryOnConflict } from "../../../db/unique.ts";
import type { ChatForm, ProposalFacts } from "../../../shared/chat.ts";
import type { Language } from "../../../shared/language.ts";
import { describeForm } from "../../assistant/forms/describe-form.ts";
import type { Lead } from "../../leads/lead.ts";
import type { ConversationDependencies } from "../conversation-dependencies.ts";
import { isWaiting } from "../inbox-state-store.ts";
import type { MessageRef, StoredMessage } from "../message-store.ts";
import { proposalFacts } from "../proposal-facts.ts";
import { endClaim, findQuestion, isBeingAnswered } from "./answer-claim-store.ts";
import { answerWithProposal } from "./answer-with-proposal.ts";
import { type AnswerListener, askModel } from "./ask-model.ts";
import { closeWithAnswer } from "./close-with-answer.ts";
import type { IncomingMessage } from "./incoming-message.ts";
import { type InputRead, readInput } from "./read-input.ts";
import { receiveMessage } from "./receive-message.ts";
import type { AskModel, ClaimLost, Finished, MakeProposal, Turn, TurnOutcome, TurnStep } from "./turn.ts";

type InConversation = {
	conversationId: string;
	language: Language;
	lead: Pick<Lead, "status" | "score"> | null;
	known: ProposalFacts;
	waitsForPerson: boolean;
};

export type TurnAnswer = InConversation & {
	kind: "answered";
	message: StoredMessage;
	form: ChatForm | null;
};

export type AwaitingHuman = InConversation & { kind: "awaiting-human"; colleagueName: string };

/** What the caller hears of a message that was not stored. */
export type RefusedInput = Exclude<InputRead, { kind: "read" }>;

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
	incoming: IncomingMessage,
	incomingListener?: AnswerListener,
): Promise<
	TurnAnswer | AwaitingHuman | RefusedInput | { kind: "unknown-conversation" } | { kind: "history-too-long" }
> {
	if (!incoming.conversationId && isTooLong(incoming.history)) return { kind: "history-too-long" };
	const read = await readInput(dependencies.db, dependencies.brand, incoming);
	if (read.kind !== "read") return read;
	const listener = incomingListener && discardingOnlyText(incomingListener);
	let message: IncomingMessage = { ...incoming, message: read.message };
	let stored: MessageRef | undefined;
	for (;;) {
		const received = await retryOnConflict(dependencies.db, (tx) =>
			receiveMessage(tx, dependencies, message, stored),
		);
		if (!received) return { kind: "unknown-conversation" };
		const { turn, next } = received;
		// Later rounds only look for this message: they are no new attempt.
		message = { ...message, again: false };
		stored = turn.question;
		if (next.kind === "wait") {
			await waitForAnswer(dependencies, turn.question);
			continue;
		}
		listener?.begun(turn.conversation.id);
		const closed =
			next.kind === "finished"
				? { turn, next }
				: await answerAndClose(dependencies, { turn, next }, message, listener);
		if (closed.next.kind === "finished")
			return resultOf(dependencies, turn.conversation.id, closed.turn, closed.next.outcome);
		listener?.discard();
	}
}

/** Answers a claimed message: a model's answer is stored, unless it promises a proposal, which is then made. */
async function answerAndClose(
	dependencies: ConversationDependencies,
	{ turn, next }: TurnStep<AskModel | MakeProposal>,
	message: IncomingMessage,
	listener: AnswerListener | undefined,
): Promise<TurnStep<Finished | ClaimLost>> {
	const { db } = dependencies;
	const { claim } = next;
	let promised = turn;
	try {
		if (next.kind === "ask-model") {
			const answer = await askModel(dependencies, turn, next, message, listener);
			const closed = await retryOnConflict(db, (tx) =>
				closeWithAnswer(tx, dependencies, turn, claim, answer),
			);
			if (closed.next.kind === "finished" && closed.next.outcome.kind === "for-a-person") listener?.discard();
			if (closed.next.kind !== "make-proposal") return { turn: closed.turn, next: closed.next };
			promised = closed.turn;
		}
		const proposal = await answerWithProposal(dependencies, promised, claim, message.visitorAddress);
		return { turn: promised, next: proposal };
	} catch (error) {
		// The visitor's retry then need not wait until the claim expires.
		await endClaim(db, claim, "release").catch(() => undefined);
		throw error;
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

function discardingOnlyText(listener: AnswerListener): AnswerListener {
	let hasText = false;
	return {
		begun: (conversationId) => listener.begun(conversationId),
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
	conversationId: string,
	{ lead, reply: { language, state } }: Pick<Turn, "lead" | "reply">,
	outcome: TurnOutcome,
): Promise<TurnAnswer | AwaitingHuman> {
	const common = {
		conversationId,
		language,
		lead: lead && { status: lead.status, score: lead.score },
		known: proposalFacts(state.facts, language),
		waitsForPerson: await isWaiting(db, conversationId),
	};
	if (outcome.kind === "for-a-person")
		return { ...common, kind: "awaiting-human", colleagueName: outcome.colleagueName };
	const { message } = outcome;
	const form = message.form ? describeForm(message.form, state, language, brand) : null;
	return { ...common, kind: "answered", message, form };
}
