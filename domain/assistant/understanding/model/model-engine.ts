import type { Reply } from "../../reply.ts";
import type { ModelTurn, Watcher } from "./model-turn.ts";

/** By "stopped": the visitor or a person stopped it; the reply is what was shown by then, perhaps nothing. */
export type ModelAnswer = { reply: Reply; by: "model" | "guided" | "stopped" };

export type ModelEngine = {
	/**
	 * Answers with the commands of a model, or with the guided reply when they cannot be used. What the watcher was shown
	 * is how the reply's text begins. Never throws, and takes no longer than limits.modelSeconds.
	 */
	answer(turn: ModelTurn, watcher?: Watcher, stop?: AbortSignal): Promise<ModelAnswer>;
};
