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
import { type Reservation, reserve } from "./reserve.ts";
import { noteHealth, settleSpending } from "./settle.ts";
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

type Engine = Required<ModelDependencies> & { breaker: ModelBreaker };

const nobody: Watcher = { text: () => undefined };

/** The way to understand that asks a model, once a turn: reserve, call, interpret, settle. */
export function createModelEngine(dependencies: ModelDependencies): ModelEngine {
	const { clock = realClock, onError = () => undefined, onFailure = () => undefined } = dependencies;
	const breaker = createModelBreaker(clock.now);
	const engine: Engine = { ...dependencies, clock, onError, onFailure, breaker };
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
async function ask(engine: Engine, asking: Asking): Promise<ModelError | null> {
	const { turn, prompt } = asking;
	try {
		const reservation = await reserve(engine, turn.conversationId, prompt);
		const started = engine.clock.now();
		const error = await call(engine, asking, reservation);
		const used = { isWhole: error === null, milliseconds: engine.clock.now() - started };
		await settleSpending(reservation, engine.settings.prices, used, engine.onFailure);
		return error;
	} catch (error) {
		return asModelError(error, false);
	}
}

async function call(
	{ model, settings, clock }: Engine,
	{ prompt, interpretation, stop }: Asking,
	{ tally }: Reservation,
): Promise<ModelError | null> {
	let isOver = false;
	const reader = {
		text(piece: string) {
			// A piece that comes after the time is over is for nobody.
			if (isOver) return false;
			tally.count(piece);
			return interpretation.take(piece);
		},
		thought: tally.count,
		usage: tally.report,
	};
	try {
		await withinTime({ clock, stop }, (signal) =>
			callModel({ model, ...prompt, mostTokens: settings.mostTokens, signal }, reader),
		);
		return null;
	} catch (error) {
		return asModelError(error, false);
	} finally {
		isOver = true;
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
		noteHealth(breaker, error);
		return { reply: interpretation.stopped(), by: "stopped" };
	}
	const reply = interpretation.reply(error === null);
	const failure = error ?? (reply ? null : new ModelError(interpretation.lines() > 0 ? "unusable" : "empty"));
	// Broken off behind a fact that is shown, it served all the same.
	noteHealth(breaker, reply ? null : failure);
	if (failure) onError(failure.kind, reply ? "model" : "guided");
	return reply ? { reply, by: "model" } : { reply: guided, by: "guided" };
}
