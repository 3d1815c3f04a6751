import type { LanguageModel, ModelMessage } from "ai";
import type { LlmSettings } from "../../config/llm.ts";
import { createModelBreaker } from "./breaker.ts";
import { callModel } from "./call-model.ts";
import { type Clock, realClock, withinTime } from "./deadline.ts";
import { asModelError, type ModelError } from "./model-error.ts";
import { reserve } from "./reserve.ts";
import type { Spending } from "./spending.ts";

export type ModelQuestion = { instructions: string; messages: (ModelMessage & { content: string })[] };

export type ModelClientOptions = {
	model: LanguageModel;
	settings: LlmSettings;
	spending: Spending;
	clock?: Clock;
	/** Hears that what a call used could not be counted: what was set aside stays counted. */
	onFailure?(error: unknown): void;
};

export type ModelClient = {
	/**
	 * Asks a model once, within its time and budgets, and passes its text on as it streams, until `take` wants no more.
	 * @returns why its answer did not come to its end, or null. Never throws.
	 */
	ask(
		question: ModelQuestion & { conversationId: string },
		take: (piece: string) => boolean,
		stop?: AbortSignal,
	): Promise<ModelError | null>;
	/** Takes how an answer served: after failures the model is let be for a while. @param error null when it served. */
	note(error: ModelError | null): void;
};

/** A language model behind its budgets, its time limit and a circuit breaker: reserve, call, settle. */
export function createModelClient(options: ModelClientOptions): ModelClient {
	const { model, settings, clock = realClock } = options;
	const breaker = createModelBreaker(clock.now);
	return {
		async ask(question, take, stop) {
			const { instructions, messages } = question;
			const sent = { model, instructions, messages, maxOutputTokens: settings.mostTokens };
			try {
				const reservation = await reserve({ ...options, breaker }, question);
				const started = clock.now();
				const error = await withinTime(clock, stop, (abortSignal) =>
					callModel({ ...sent, abortSignal }, take, reservation),
				).then(() => null, asModelError);
				await reservation.settle(error === null, clock.now() - started);
				return error;
			} catch (error) {
				return asModelError(error);
			}
		},
		note: breaker.note,
	};
}
