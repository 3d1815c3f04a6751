import {
	type LanguageModel,
	type ModelMessage,
	experimental_streamLanguageModelCall as streamCall,
} from "ai";
import { limits } from "../../config/limits.ts";
import type { LlmSettings } from "../../config/llm.ts";
import { createModelBreaker } from "./breaker.ts";
import { asModelError, ModelError } from "./model-error.ts";
import { type Reservation, reserve } from "./reserve.ts";
import type { Spending } from "./spending.ts";

export type ModelQuestion = { instructions: string; messages: (ModelMessage & { content: string })[] };

export type ModelClientOptions = {
	model: LanguageModel;
	settings: LlmSettings;
	spending: Spending;
	clock?: Clock;
	/** Gets the error when the use of a call could not be counted: the reserved amount then stays counted. */
	onFailure?(error: unknown): void;
};

type ModelClient = {
	/**
	 * Asks a model once, within its time and budgets, and passes its text on as it streams, until `take` returns false.
	 * @returns why the answer is incomplete, or null. Never throws.
	 */
	ask(
		question: ModelQuestion & { conversationId: string },
		take: (piece: string) => boolean,
		stop?: AbortSignal,
	): Promise<ModelError | null>;
	/** Records whether an answer could be used: after failures, the model is not asked for a while. @param error null: it could. */
	note(error: ModelError | null): void;
};

/** Creates the client of a language model with budgets, a time limit and a circuit breaker: reserve, call, settle. */
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

/** Time as the engine sees it; tests pass their own. */
export type Clock = {
	now(): number;
	/** Does something after so many milliseconds. @returns what cancels it. */
	after(milliseconds: number, act: () => void): () => void;
};

const realClock: Clock = {
	now: () => performance.now(),
	after(milliseconds, act) {
		const timer = setTimeout(act, milliseconds);
		return () => clearTimeout(timer);
	},
};

/**
 * Runs a model's call for limits.modelSeconds at most.
 * @throws ModelError "timeout" when it takes longer, "stopped" when the signal stops it; and whatever the work throws.
 */
async function withinTime(
	clock: Clock,
	stop: AbortSignal | undefined,
	work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
	const late = new AbortController();
	const cancel = clock.after(limits.modelSeconds * 1_000, () => late.abort());
	const signal = AbortSignal.any([late.signal, ...(stop ? [stop] : [])]);
	const over = new Promise<never>((_, reject) => {
		const end = () => reject(new ModelError(stop?.aborted ? "stopped" : "timeout"));
		if (signal.aborted) end();
		signal.addEventListener("abort", end, { once: true });
	});
	try {
		await Promise.race([over, work(signal)]);
	} finally {
		cancel();
		late.abort();
	}
}

type ModelCall = Parameters<typeof streamCall>[0] & { abortSignal: AbortSignal };

/** Counts what a call uses. */
type Tally = Pick<Reservation, "count" | "report">;

/**
 * Calls a model once, without retries, passes its text on as it streams, and counts what it uses.
 * @throws ModelError when its answer is incomplete.
 */
export async function callModel(
	call: ModelCall,
	take: (piece: string) => boolean,
	tally: Tally,
): Promise<void> {
	let length = 0;
	let finished = "";
	try {
		const { stream } = await streamCall(call);
		// The signal ends the stream: cancelling it would reject a promise that nobody awaits.
		for await (const part of stream.values({ preventCancel: true })) {
			if (call.abortSignal.aborted) break;
			if (part.type === "error") throw part.error;
			if (part.type === "model-call-end") {
				finished = part.finishReason;
				tally.report({ input: part.usage.inputTokens ?? 0, output: part.usage.outputTokens ?? 0 });
			}
			if (part.type === "reasoning-delta" || part.type === "text-delta") tally.count(part.text);
			if (part.type !== "text-delta") continue;
			length += part.text.length;
			if (length > limits.modelAnswer) throw new ModelError("cut-off");
			if (!take(part.text)) return;
		}
	} catch (error) {
		throw asModelError(error, length > 0);
	}
	if (finished === "stop" && length > 0) return;
	// A model that used up its tokens thinking is cut off, too.
	const isCut = length > 0 || finished === "length";
	throw new ModelError(finished === "stop" ? "empty" : isCut ? "cut-off" : "malformed");
}
