import { readSettings } from "../../config/env.ts";
import type { Db } from "../../db/connect.ts";
import type { ConversationDependencies } from "../../domain/conversations/conversation-dependencies.ts";
import type { AbortRegistry } from "../../domain/conversations/turn/abort-registry.ts";
import type { AnswerListener } from "../../domain/conversations/turn/answer-with-model.ts";
import { handleMessage, type TurnResult } from "../../domain/conversations/turn/handle-message.ts";
import type { VisitorMessage } from "../../domain/conversations/turn/turn.ts";
import { makeProposal, type ProposalMaker } from "../../domain/proposals/make-proposal.ts";
import { testRuntime } from "./test-runtime.ts";

/** Aborts nothing. */
export const noAborts: AbortRegistry = {
	register: () => ({
		stopped: new AbortController().signal,
		takenOver: new AbortController().signal,
		unregister: () => undefined,
	}),
	stop: () => undefined,
	abortAnswersIn: () => undefined,
};

type More = Partial<ConversationDependencies> & Partial<Pick<ProposalMaker, "render">>;

/** A conversation without a model or a destination, unless a test names them, and with proposals if it draws them. */
export function conversationDependencies(db: Db, { render, ...more }: More = {}): ConversationDependencies {
	const { brand, publicUrl } = readSettings({});
	const outbound = { db, runtime: testRuntime(), destinations: [], brand, ...more };
	return {
		model: null,
		aborts: noAborts,
		makeProposal: (wanted, alongside) =>
			render
				? makeProposal({ ...outbound, publicUrl, render }, wanted, alongside)
				: Promise.reject(new Error("no paper")),
		onFailure: () => undefined,
		...outbound,
	};
}

/** Draws the least that is a PDF. */
export const drawNothing = async () => new Uint8Array([37, 80, 68, 70]);

/** A visitor's message, which begins a conversation unless it names one. */
export function incoming(message: string, more: Partial<VisitorMessage> = {}): VisitorMessage {
	return { visitorAddress: "a", conversationId: null, history: [], language: "es", text: message, ...more };
}

/** Handles a visitor's message. @returns the assistant's answer; throws when there is none. */
export async function answerTo(
	dependencies: ConversationDependencies,
	message: string,
	more?: Partial<VisitorMessage>,
	listener?: AnswerListener,
): Promise<Extract<TurnResult, { kind: "answered" }>> {
	const outcome = await handleMessage(dependencies, incoming(message, more), listener);
	if (outcome.kind !== "answered") throw new Error(outcome.kind);
	return outcome;
}
