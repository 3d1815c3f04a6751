import { createModelClient, type ModelClientOptions } from "../../../llm/model-client.ts";
import { ModelError, type ModelErrorKind } from "../../../llm/model-error.ts";
import { interpret } from "./interpret.ts";
import type { ModelEngine } from "./model-engine.ts";
import { needsModel } from "./needs-model.ts";
import { promptFor } from "./prompt.ts";

export type ModelDependencies = ModelClientOptions & {
	/** Hears why an answer of the model could not be used, or not to its end; never a word of the conversation. */
	onError?(kind: ModelErrorKind, answeredBy: "guided" | "model"): void;
};

/** The way to understand that asks a model, once a turn. Its reply counts where it holds commands; else the guided one. */
export function createModelEngine({ onError, ...options }: ModelDependencies): ModelEngine {
	const client = createModelClient(options);
	return {
		async answer(turn, listener, stop) {
			const { guided, conversationId } = turn;
			if (!needsModel(turn)) return { reply: guided, by: "guided" };
			const prompt = promptFor(turn);
			const interpretation = interpret(turn, prompt, (piece) => listener?.text(piece));
			const error = await client.ask({ ...prompt, conversationId }, interpretation.take, stop);
			if (error?.kind === "stopped") {
				client.note(error);
				return { reply: interpretation.stopped(), by: "stopped" };
			}
			const reply = interpretation.reply(error === null);
			const failure = error ?? (reply ? null : new ModelError("unusable"));
			// Broken off behind a fact that is shown, it served all the same.
			client.note(reply ? null : failure);
			if (failure) onError?.(failure.kind, reply ? "model" : "guided");
			return reply ? { reply, by: "model" } : { reply: guided, by: "guided" };
		},
	};
}
