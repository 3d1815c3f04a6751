import {
	isStepCount,
	type LanguageModel,
	type ModelMessage,
	type StepResult,
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

/** In tokens. */
export type Used = { input: number; output: number };

export type Listener = {
	/** Takes a piece of text; false when nothing more is wanted. */
	hear(piece: string): boolean;
	/** Takes what it thinks, which nobody is told. */
	think(piece: string): void;
	/** Hears of what each step used. */
	spend(used: Used): void;
	/** Whether it may be asked once more, with what its tools found; that sends so many tokens. */
	askAgain(sent: number): Promise<boolean>;
};

const mostSteps = 4;

/**
 * Asks a model once, without trying again, and hands on its words as they come.
 * @throws ModelTrouble when no whole answer came.
 */
export async function listen(
	{ model, instructions, messages, tools, mostTokens, signal }: Asked,
	{ hear, think, spend, askAgain }: Listener,
): Promise<void> {
	let begun = false;
	let length = 0;
	let steps = 0;
	let finished: string | null = null;
	let mayGoOn = true;
	try {
		const { fullStream } = streamText({
			...{ model, instructions, messages, tools },
			abortSignal: signal,
			maxRetries: 0,
			maxOutputTokens: mostTokens,
			stopWhen: [
				isStepCount(mostSteps),
				async ({ steps }) => {
					mayGoOn = await askAgain(sentAfter(steps.at(-1)));
					return !mayGoOn;
				},
			],
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
	if (!mayGoOn) throw new ModelTrouble("over-budget");
	if (finished === "stop" || finished === "tool-calls") return;
	// One that thought until its tokens were used up was cut, too.
	throw new ModelTrouble(begun || finished === "length" ? "cut" : "garbage");
}

/** Tokens that the step after this one sends: all of it, and what its tools found, three letters a token. */
function sentAfter(step: StepResult<ToolSet> | undefined): number {
	if (!step) return 0;
	const { usage, toolResults } = step;
	const found = JSON.stringify(toolResults.map(({ output }) => output)).length / 3;
	return (usage.inputTokens ?? 0) + (usage.outputTokens ?? 0) + found;
}
