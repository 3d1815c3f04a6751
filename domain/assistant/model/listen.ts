import {
	isStepCount,
	type LanguageModel,
	type ModelMessage,
	// The whole answer is not asked for again once it was heard.
	experimental_streamTextLowMemory as streamText,
	type ToolSet,
} from "ai";
import { limits } from "../../../config/limits.ts";
import { ModelTrouble, troubleOf } from "./trouble.ts";

export type Asked = {
	model: LanguageModel;
	instructions: string;
	messages: ModelMessage[];
	tools: ToolSet;
	/** The most it may use for its answer, thinking counted in. */
	mostTokens: number;
	signal: AbortSignal;
};

export type Used = { input: number; output: number };

const mostSteps = 4;

/**
 * Asks a model once, without trying again, and hands on its words as they come.
 * @param hear takes a piece of text; false when nothing more is wanted.
 * @param spend hears of what each step used. @param think takes what it thinks, which nobody is told.
 * @throws ModelTrouble when no whole answer came.
 */
export async function listen(
	{ model, instructions, messages, tools, mostTokens, signal }: Asked,
	hear: (piece: string) => boolean,
	spend: (used: Used) => void,
	think: (piece: string) => void = () => undefined,
): Promise<void> {
	let begun = false;
	let length = 0;
	let steps = 0;
	let finished: string | null = null;
	try {
		const { fullStream } = streamText({
			...{ model, instructions, messages, tools },
			abortSignal: signal,
			maxRetries: 0,
			maxOutputTokens: mostTokens,
			stopWhen: isStepCount(mostSteps),
			// Failures arrive as parts of the stream; the library would write them to the console too.
			onError: () => undefined,
		});
		for await (const part of fullStream) {
			if (part.type === "error") throw part.error;
			if (part.type === "abort") throw new ModelTrouble("hanging");
			if (part.type === "start-step" && steps++ > 0 && begun && !hear(" ")) return;
			if (part.type === "reasoning-delta") think(part.text);
			if (part.type === "text-delta") {
				begun = true;
				length += part.text.length;
				if (length > limits.modelAnswer) throw new ModelTrouble("cut");
				if (!hear(part.text)) return;
			}
			if (part.type === "finish-step")
				spend({ input: part.usage.inputTokens ?? 0, output: part.usage.outputTokens ?? 0 });
			if (part.type === "finish") finished = part.finishReason;
		}
	} catch (error) {
		throw troubleOf(error, begun);
	}
	if (finished === "stop" || finished === "tool-calls") return;
	// One that thought until its tokens were used up was cut, too.
	throw new ModelTrouble(begun || finished === "length" ? "cut" : "garbage");
}
