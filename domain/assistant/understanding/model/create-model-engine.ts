import type { LlmSettings } from "../../../../config/llm.ts";
import type { Db } from "../../../../db/connect.ts";
import { languageModel } from "../../../llm/adapters.ts";
import { createModelClient, type ModelClientOptions } from "../../../llm/model-client.ts";
import { ModelError, type ModelErrorKind } from "../../../llm/model-error.ts";
import { createSpending } from "../../../llm/spending.ts";
import type { Runtime } from "../../../runtime.ts";
import type { Command } from "../../commands.ts";
import { commandOf, talks } from "../../dialogue/turn-context.ts";
import { interpret } from "./interpret.ts";
import type { ModelEngine, ModelTurn } from "./model-engine.ts";
import { promptFor } from "./prompt.ts";

type ModelDependencies = ModelClientOptions & {
	/** Gets why an answer of the model could not be used, or only its beginning; never a word of the conversation. */
	onError?(kind: ModelErrorKind, answeredBy: "guided" | "model"): void;
};

type Dependencies = { db: Db; runtime: Runtime } & Pick<ModelDependencies, "onError" | "onFailure">;

/** Creates the engine that asks a model once a turn, and gives the guided reply where the answer holds no command. */
export function createModelEngine({ onError, ...options }: ModelDependencies): ModelEngine {
	const client = createModelClient(options);
	return {
		async answer(turn, listener, stop) {
			const { guided, conversationId } = turn;
			if (!needsModel(turn)) return { reply: guided, by: "guided" };
			const prompt = promptFor(turn);
			const interpretation = interpret(turn, prompt, (piece) => listener?.text(piece));
			const error = await client.ask({ ...prompt, conversationId }, interpretation.read, stop);
			if (error?.kind === "stopped") {
				client.note(error);
				return { reply: interpretation.stopped(), by: "stopped" };
			}
			const reply = interpretation.reply(error === null);
			const failure = error ?? (reply ? null : new ModelError("unusable"));
			// An answer that broke off was of use when some of it is shown.
			client.note(reply ? null : failure);
			if (failure) onError?.(failure.kind, reply ? "model" : "guided");
			return reply ? { reply, by: "model" } : { reply: guided, by: "guided" };
		},
	};
}

/** Reads the settings of a model, which is reached when first asked. @returns a function that creates its engine. */
export function loadModel(settings: LlmSettings): (dependencies: Dependencies) => ModelEngine {
	const model = languageModel(settings);
	return ({ db, runtime, ...listeners }) => {
		const spending = createSpending({ db, runtime, settings });
		return createModelEngine({ ...listeners, model, settings, spending });
	};
}

/** What the guided understanding carries out by itself: a model could only lose it. */
const guidedAlone: readonly Command["kind"][] = [
	"request",
	"likely-request",
	"complain",
	"trick",
	"forget-fact",
	"unreadable-contact",
	"ambiguous-budget",
];

/** No model is asked where the guided understanding is certain by construction. */
function needsModel({ guided, state, message, input }: ModelTurn): boolean {
	const { commands } = guided;
	const typed = message.trim().toLowerCase();
	const isPressed = input !== undefined && input.kind !== "text";
	const isChoice = state.choices.some(({ label }) => label.toLowerCase() === typed);
	const isCarriedOut =
		guided.effects.some(({ kind }) => kind !== "record-unknown-question") ||
		commands.some((command) => guidedAlone.includes(command.kind) && !("language" in command));
	const isQuiet = [state, guided.state].some(
		({ asksNothing, consentRevoked }) => asksNothing || consentRevoked,
	);
	const isPlainYesOrNo =
		commands.length > 0 && commands.every(({ kind }) => kind === "affirm" || kind === "deny");
	const isPutOff =
		state.awaiting !== null && (talks(guided, "later") || commandOf(guided, "deny") !== undefined);
	const isSummary = state.awaiting === "summary";
	return !(isPressed || isChoice || isCarriedOut || isQuiet || isPlainYesOrNo || isPutOff || isSummary);
}
