import type { LanguageModel } from "ai";
import type { LlmSettings } from "../../../../config/llm.ts";
import { createModelBreaker, type ModelBreaker } from "./breaker.ts";
import { callModel } from "./call-model.ts";
import { type Clock, realClock, withinTime } from "./deadline.ts";
import { type Interpretation, interpret } from "./interpret.ts";
import type { ModelAnswer, ModelEngine, ModelTurn } from "./model-engine.ts";
import { asModelError, ModelError, type ModelErrorKind } from "./model-error.ts";
import { needsModel } from "./needs-model.ts";
import { promptFor } from "./prompt.ts";
import { type Reservation, reserve } from "./reserve.ts";
import type { Spending } from "./spending.ts";

export type ModelDependencies = {
	model: LanguageModel;
	settings: LlmSettings;
	spending: Spending;
	clock?: Clock;
	/** Hears why an answer of the model could not be used, or not to its end; never a word of the conversation. */
	onError?(kind: ModelErrorKind, answeredBy: "guided" | "model"): void;
	/** Hears that what a call used could not be counted: what was set aside stays counted. */
	onFailure?(error: unknown): void;
};

type Engine = ModelDependencies & { clock: Clock; breaker: ModelBreaker };

/** The way to understand that asks a model, once a turn: reserve, call, interpret, settle. */
export function createModelEngine(dependencies: ModelDependencies): ModelEngine {
	const clock = dependencies.clock ?? realClock;
	const engine: Engine = { ...dependencies, clock, breaker: createModelBreaker(clock.now) };
	const { model, settings } = engine;
	const maxOutputTokens = settings.mostTokens;
	return {
		async answer(turn, watcher, stop) {
			if (!needsModel(turn)) return { reply: turn.guided, by: "guided" };
			const prompt = promptFor(turn);
			const { instructions, messages } = prompt;
			const interpretation = interpret(turn, prompt, (piece) => watcher?.text(piece));
			const call = (reservation: Reservation) =>
				withinTime(clock, stop, (abortSignal) => {
					const sent = { model, instructions, messages, maxOutputTokens, abortSignal };
					return callModel(sent, interpretation.take, reservation);
				});
			const error = await settled(reserve(engine, turn.conversationId, prompt), call, clock);
			return answerWith(engine, turn, interpretation, error);
		},
	};
}

/** Makes a call with what is reserved for it. @returns why it did not come to its end, or null. */
async function settled(
	reserved: Promise<Reservation>,
	call: (reservation: Reservation) => Promise<void>,
	clock: Clock,
): Promise<ModelError | null> {
	try {
		const reservation = await reserved;
		const started = clock.now();
		const error = await call(reservation).then(() => null, asModelError);
		await reservation.settle(error === null, clock.now() - started);
		return error;
	} catch (error) {
		return asModelError(error);
	}
}

/** The model's reply where it holds commands; else the guided one. */
function answerWith(
	{ breaker, onError }: Engine,
	{ guided }: ModelTurn,
	interpretation: Interpretation,
	error: ModelError | null,
): ModelAnswer {
	if (error?.kind === "stopped") {
		breaker.note(error);
		return { reply: interpretation.stopped(), by: "stopped" };
	}
	const reply = interpretation.reply(error === null);
	const failure = error ?? (reply ? null : new ModelError("unusable"));
	// Broken off behind a fact that is shown, it served all the same.
	breaker.note(reply ? null : failure);
	if (failure) onError?.(failure.kind, reply ? "model" : "guided");
	return reply ? { reply, by: "model" } : { reply: guided, by: "guided" };
}
