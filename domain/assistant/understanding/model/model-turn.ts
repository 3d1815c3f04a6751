import type { DialogueState } from "../../dialogue/state.ts";
import type { Input } from "../../input.ts";
import type { Reply } from "../../reply.ts";
import type { AssistantBrand } from "../../say.ts";

export type ModelLine = { role: "user" | "assistant"; content: string };

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
	history: readonly ModelLine[];
	/** The guided understanding's reply to it. */
	guided: Reply;
};

/** Whoever sees an answer while it comes. */
export type Watcher = {
	text(piece: string): void;
};
