import type { LanguageModel } from "ai";
import type { LlmSettings } from "../../../../config/llm.ts";
import { createModelBreaker, type ModelBreaker } from "./breaker.ts";
import { callModel } from "./call-model.ts";
import { type Clock, realClock, withinTime } from "./deadline.ts";
import { type Interpretation, interpret } from "./interpret.ts";
import type { ModelAnswer, ModelEngine } from "./model-engine.ts";
import { asModelError, ModelError, type ModelErrorKind } from "./model-error.ts";
import type { ModelTurn, Watcher } from "./model-turn.ts";
import { needsModel } from "./needs-model.ts";
import { type Prompt, promptFor } from "./prompt.ts";
import { reserve } from "./reserve.ts";
import { settle } from "./settle.ts";
import type { Spending } from "./spending.ts";

export type ModelDependencies = {
	model: LanguageModel;
	settings: LlmSettings;
	spending: Spending;
	clock?: Clock;
	/** Hears why an answer of the model could not be used, or not to its end; never a word of the conversation. */
	onError?(kind: ModelErrorKind, answeredBy: "guided" | "model"): void;
	/** Hears that what a call used could not be counted. */
	onFailure?(error: unknown): void;
};

type Engine = ModelDependencies & { clock: Clock; breaker: ModelBreaker };

const nobody: Watcher = { text: () => undefined };

/** The way to understand that asks a model, once a turn: reserve, call, interpret, settle. */
export function createModelEngine(dependencies: ModelDependencies): ModelEngine {
	const clock = dependencies.clock ?? realClock;
	const engine: Engine = { ...dependencies, clock, breaker: createModelBreaker(clock.now) };
	return {
		async answer(turn, watcher = nobody, stop) {
			if (!needsModel(turn)) return { reply: turn.guided, by: "guided" };
			const prompt = promptFor(turn);
			const interpretation = interpret(turn, prompt, (piece) => watcher.text(piece));
			const error = await ask(engine, { turn, prompt, interpretation, stop });
			return answerWith(engine, turn, interpretation, error);
		},
	};
}

type Asking = {
	turn: ModelTurn;
	prompt: Prompt;
	interpretation: Interpretation;
	stop: AbortSignal | undefined;
};

/** Asks the model and has its answer interpreted. @returns why it did not come to its end, or null. */
async function ask(
	engine: Engine,
	{ turn, prompt, interpretation, stop }: Asking,
): Promise<ModelError | null> {
	const { model, settings, clock, onFailure } = engine;
	try {
		const reservation = await reserve(engine, turn.conversationId, prompt);
		const started = clock.now();
		const error = await withinTime(clock, stop, (signal) => {
			const call = { model, ...prompt, mostTokens: settings.mostTokens, signal };
			return callModel(call, interpretation.take, reservation.tally);
		}).then(() => null, asModelError);
		const used = { isWhole: error === null, milliseconds: clock.now() - started };
		await settle(reservation, settings.prices, used, onFailure);
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
