import type { Watcher } from "../assistant/understanding/model/model-turn.ts";

/** Whoever sees the answer while it comes; should they leave, it is given and stored all the same. */
export type Attending = Watcher & {
	/** The message is stored; the answer follows. */
	begun(conversationId: string): void;
	/** What was shown so far is void: a person has the conversation, or another process answers. */
	withdraw(): void;
};
