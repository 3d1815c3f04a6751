import {
	type LanguageModel,
	type ModelMessage,
	experimental_streamLanguageModelCall as streamCall,
} from "ai";
import { limits } from "../../../../config/limits.ts";
import { asModelError, ModelError } from "./model-error.ts";
import type { Usage } from "./tally.ts";

export type ModelCall = {
	model: LanguageModel;
	instructions: string;
	messages: readonly ModelMessage[];
	/** The most tokens of its answer, thinking included. */
	mostTokens: number;
	signal: AbortSignal;
};

export type CallReader = {
	/** Takes a piece of text. @returns false when no more is wanted. */
	text(piece: string): boolean;
	/** Takes a piece of what it thinks, which nobody is shown. */
	thought(piece: string): void;
	usage(usage: Usage): void;
};

/**
 * Calls a model once, without retries, and passes its text on as it streams.
 * @throws ModelError when its answer did not come to an end.
 */
export async function callModel(call: ModelCall, reader: CallReader): Promise<void> {
	let length = 0;
	const read = (piece: string) => {
		length += piece.length;
		if (length > limits.modelAnswer) throw new ModelError("cut-off");
		return reader.text(piece);
	};
	try {
		const finished = await streamed(call, { ...reader, text: read });
		if (finished === "enough" || finished === "stop") return;
		// One that used up its tokens thinking is cut off, too.
		throw new ModelError(length > 0 || finished === "length" ? "cut-off" : "malformed");
	} catch (error) {
		throw asModelError(error, length > 0);
	}
}

/** @returns why it ended, as the provider says it; "enough" when the reader wanted no more. */
async function streamed(
	{ model, instructions, messages, mostTokens, signal }: ModelCall,
	{ text, thought, usage }: CallReader,
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
		if (done) return finished;
		if (part.type === "error") throw part.error;
		if (part.type === "reasoning-delta") thought(part.text);
		if (part.type === "text-delta" && !text(part.text)) return "enough";
		if (part.type === "model-call-end") {
			finished = part.finishReason;
			usage({ input: part.usage.inputTokens ?? 0, output: part.usage.outputTokens ?? 0 });
		}
	}
}
