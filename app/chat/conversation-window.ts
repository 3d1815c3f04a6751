import type { Agent } from "./agent.ts";
import { type ConversationEvent, nextState } from "./conversation-state.ts";
import { type ConversationState, nothingSaid, type ProposalFile } from "./conversation-types.ts";

export type ConversationParts = {
	agent: Agent;
	/** Whether this browser has a conversation on the server. */
	active: { get(): boolean; set(active: boolean): void };
	now(): Date;
	/** A new unguessable name for a message. */
	newKey(): string;
	/** A proposal came: called once for each. */
	onProposal(file: ProposalFile): void;
	/** An answer came. */
	onAnswer(): void;
};

/** What the parts of this window's conversation share: its state, and what is under way. */
export type ConversationWindow = ConversationParts & {
	state(): ConversationState;
	happen(event: ConversationEvent): void;
	subscribe(listener: () => void): () => void;
	newId(): string;
	/** Reads what the server keeps, while it does. */
	resuming: Promise<void> | null;
	/** The newest delivery: starting over waits for it. */
	delivering: Promise<void>;
	/** Stops the answer that is being waited for. */
	stopping: AbortController;
};

export function openWindow(parts: ConversationParts): ConversationWindow {
	let state = nothingSaid;
	let count = 0;
	const listeners = new Set<() => void>();
	return {
		...parts,
		state: () => state,
		happen(event) {
			state = nextState(state, event);
			for (const listener of listeners) listener();
		},
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		newId: () => `said-${++count}`,
		...{ resuming: null, delivering: Promise.resolve(), stopping: new AbortController() },
	};
}
