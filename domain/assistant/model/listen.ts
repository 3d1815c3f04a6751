import {
	type ContentPart,
	experimental_streamLanguageModelCall as callModel,
	type LanguageModel,
	type ModelMessage,
	type ToolSet,
	type TypedToolCall,
} from "ai";
import { limits } from "../../../config/limits.ts";
import { ModelTrouble, troubleOf } from "./trouble.ts";

export type Asked = {
	model: LanguageModel;
	instructions: string;
	messages: readonly ModelMessage[];
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
	/** Takes what it thinks or asks its tools, which nobody is told. */
	think(piece: string): void;
	/** Hears of what each step used. */
	spend(used: Used): void;
	/** Whether it may be asked once more, with what its tools found in so many letters. */
	askAgain(letters: number): Promise<boolean>;
};

/** Characters of what a model is told of a call that a tool does not understand. */
const longestComplaint = 500;
/** What it says, with what it looks up on the way. */
const mostSteps = 4;

/**
 * Asks a model once, without trying again, and hands on its words as they come.
 * @throws ModelTrouble when no whole answer came.
 */
export async function listen(asked: Asked, { hear, think, spend, askAgain }: Listener): Promise<void> {
	let begun = false;
	let length = 0;
	const said = (piece: string) => {
		begun = true;
		length += piece.length;
		if (length > limits.modelAnswer) throw new ModelTrouble("cut");
		return hear(piece);
	};
	const messages = [...asked.messages];
	try {
		for (let steps = 1; ; steps++) {
			if (begun && !hear(" ")) return;
			const step = await oneStep({ ...asked, messages }, said, think);
			if (step === "enough") return;
			const { calls, finished } = step;
			spend({ input: step.usage.inputTokens ?? 0, output: step.usage.outputTokens ?? 0 });
			if (calls.length === 0 && (finished === "stop" || finished === "tool-calls")) return;
			if (calls.length === 0 || finished === "length" || finished === "error")
				// One that thought until its tokens were used up was cut, too.
				throw new ModelTrouble(begun || finished === "length" ? "cut" : "garbage");
			const found = await Promise.all(calls.map((call) => foundBy(call, asked.tools, messages)));
			if (steps === mostSteps) return;
			if (!(await askAgain(JSON.stringify(found).length))) throw new ModelTrouble("over-budget");
			messages.push(
				{ role: "assistant", content: saidBefore(step.content) },
				{ role: "tool", content: found },
			);
		}
	} catch (error) {
		throw troubleOf(error, begun);
	}
}

type Step = {
	content: readonly ContentPart<ToolSet>[];
	calls: readonly TypedToolCall<ToolSet>[];
	finished: string | null;
	usage: { inputTokens: number | undefined; outputTokens: number | undefined };
};

async function oneStep(
	{ model, instructions, messages, tools, mostTokens, signal }: Asked,
	hear: (piece: string) => boolean,
	think: (piece: string) => void,
): Promise<Step | "enough"> {
	let content: Step["content"] = [];
	const { stream } = await callModel({
		...{ model, instructions, messages: [...messages], tools },
		abortSignal: signal,
		maxOutputTokens: mostTokens,
		onLanguageModelCallEnd: (end) => {
			content = end.content;
		},
	});
	const step: Step = { ...{ content, finished: null, calls: [] }, usage: nothingUsed };
	// Left unread and not cancelled: the signal ends it, and what is cancelled fails where nobody hears of it.
	const reader = stream.getReader();
	for (;;) {
		const { done, value: part } = await reader.read();
		if (done) break;
		if (part.type === "error") throw part.error;
		if (part.type === "reasoning-delta") think(part.text);
		if (part.type === "tool-input-delta") think(part.delta);
		if (part.type === "text-delta" && !hear(part.text)) return "enough";
		if (part.type === "model-call-end") {
			step.finished = part.finishReason;
			step.usage = part.usage;
		}
	}
	const calls = content.flatMap((part) => (part.type === "tool-call" ? [part] : []));
	return { ...step, content, calls };
}

const nothingUsed = { inputTokens: undefined, outputTokens: undefined };

type ToolMessage = Extract<ModelMessage, { role: "tool" }>;
type AssistantContent = Exclude<Extract<ModelMessage, { role: "assistant" }>["content"], string>;

/** What a tool answers to a call; to one that it does not understand, why. */
async function foundBy(
	call: TypedToolCall<ToolSet>,
	tools: ToolSet,
	messages: ModelMessage[],
): Promise<ToolMessage["content"][number]> {
	const { toolCallId, toolName, input } = call;
	const tool = call.invalid ? undefined : tools[toolName];
	const wrong = call.error instanceof Error ? call.error.message.slice(0, longestComplaint) : "No such tool.";
	const output = tool?.execute
		? ({ type: "json", value: await tool.execute(input, { toolCallId, messages, context: {} }) } as const)
		: ({ type: "error-text", value: wrong } as const);
	return { type: "tool-result", toolCallId, toolName, output };
}

/** What a model said in a step, as it is told it again: with what its provider wants to see again of it. */
function saidBefore(content: readonly ContentPart<ToolSet>[]): AssistantContent {
	const said: AssistantContent = [];
	for (const part of content) {
		if (part.type !== "text" && part.type !== "reasoning" && part.type !== "tool-call") continue;
		const { providerMetadata: providerOptions } = part;
		if (part.type === "tool-call") {
			const { type, toolCallId, toolName } = part;
			const input = part.invalid && typeof part.input !== "object" ? {} : part.input;
			said.push({ type, toolCallId, toolName, input, providerOptions });
		} else if (part.text || providerOptions) said.push({ type: part.type, text: part.text, providerOptions });
	}
	return said;
}
