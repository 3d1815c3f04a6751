import {
	type LanguageModel,
	type ModelMessage,
	experimental_streamLanguageModelCall as streamCall,
} from "ai";
import { limits } from "../../../../config/limits.ts";
import { asModelError, ModelError } from "./model-error.ts";
import type { Tally } from "./tally.ts";

export type ModelCall = {
	model: LanguageModel;
	instructions: string;
	messages: readonly ModelMessage[];
	/** The most tokens of its answer, thinking included. */
	mostTokens: number;
	signal: AbortSignal;
};

/** Takes a piece of text. @returns false when no more is wanted. */
type Take = (piece: string) => boolean;

/**
 * Calls a model once, without retries, passes its text on as it streams, and tallies what it uses.
 * @throws ModelError when its answer did not come to an end.
 */
export async function callModel(call: ModelCall, take: Take, tally: Tally): Promise<void> {
	let length = 0;
	const read = (piece: string) => {
		length += piece.length;
		if (length > limits.modelAnswer) throw new ModelError("cut-off");
		return take(piece);
	};
	try {
		const finished = await stream(call, read, tally);
		if (finished === "stop" && length === 0) throw new ModelError("empty");
		if (finished === "enough" || finished === "stop") return;
		// One that used up its tokens thinking is cut off, too.
		throw new ModelError(length > 0 || finished === "length" ? "cut-off" : "malformed");
	} catch (error) {
		throw asModelError(error, length > 0);
	}
}

/** @returns why it ended, as the provider says it; "enough" when no more was wanted. */
async function stream(
	{ model, instructions, messages, mostTokens, signal }: ModelCall,
	take: Take,
	tally: Tally,
): Promise<string | null> {
	let finished: string | null = null;
	const { stream } = await streamCall({
		model,
		instructions,
		messages: [...messages],
		abortSignal: signal,
		maxOutputTokens: mostTokens,
	});
	// Never cancelled: the signal ends it, and a cancelled stream rejects where nobody listens.
	const parts = stream.getReader();
	for (;;) {
		const { done, value: part } = await parts.read();
		// A piece that comes after the time is over is for nobody.
		if (done || signal.aborted) return finished;
		if (part.type === "error") throw part.error;
		if (part.type === "reasoning-delta" || part.type === "text-delta") tally.count(part.text);
		if (part.type === "text-delta" && !take(part.text)) return "enough";
		if (part.type === "model-call-end") {
			finished = part.finishReason;
			tally.report({ input: part.usage.inputTokens ?? 0, output: part.usage.outputTokens ?? 0 });
		}
	}
}
