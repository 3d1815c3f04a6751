import type { Reply, Turn } from "../engine.ts";

export type Spoken = { role: "user" | "assistant"; content: string };

/** A turn that a model may answer. */
export type ModelTurn = Turn & {
	conversationId: string;
	/** What was said before, oldest first. */
	history: readonly Spoken[];
	/** What the guided engine answers to it. */
	guided: Reply;
};

/** Whoever sees an answer while it comes. */
export type Watcher = {
	text(piece: string): void;
	/** What was shown so far is void. */
	withdraw(): void;
	/** Asked when an answer takes longer than limits.modelSeconds: whether it is read as it comes and may. Without it, it may not. */
	goOn?(): Promise<boolean>;
};
