import type { Input } from "../../../../shared/chat.ts";
import type { TranscriptMessage } from "../../../../shared/conversation.ts";
import type { AssistantBrand } from "../../assistant-texts.ts";
import type { DialogueState } from "../../dialogue/state.ts";
import type { Reply } from "../../reply.ts";

/** A turn that a model may answer. */
export type ModelTurn = {
	/** Before this message. */
	state: DialogueState;
	message: string;
	/** What was pressed or filled instead of typed. */
	input?: Input;
	brand?: AssistantBrand;
	conversationId: string;
	/** The messages before this one, oldest first. */
	history: readonly TranscriptMessage[];
	/** The guided understanding's reply to it. */
	guided: Reply;
};

/** Receives an answer while it streams. */
export type TextListener = {
	text(piece: string): void;
};

/** By "stopped": the visitor or a person stopped it; the reply is what was shown by then, perhaps nothing. */
export type ModelAnswer = { reply: Reply; by: "model" | "guided" | "stopped" };

export type ModelEngine = {
	/**
	 * Answers with the commands of a model, or with the guided reply when they cannot be used. What the listener got
	 * is how the reply's text begins. Never throws, and takes no longer than limits.modelSeconds.
	 */
	answer(turn: ModelTurn, listener?: TextListener, stop?: AbortSignal): Promise<ModelAnswer>;
};
