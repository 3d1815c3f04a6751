import type { Agent } from "./agent.ts";
import { type ConversationEvent, nextState } from "./conversation-state.ts";
import { type ConversationState, emptyConversation, type ProposalFile } from "./conversation-types.ts";

export type ConversationParts = {
	agent: Agent;
	active: { get(): boolean; set(active: boolean): void };
	now(): Date;
	newKey(): string;
	onProposal(file: ProposalFile): void;
	onAnswer(): void;
};

export type ConversationWindow = ConversationParts & {
	state(): ConversationState;
	happen(event: ConversationEvent): void;
	subscribe(listener: () => void): () => void;
	newId(): string;
	resuming: Promise<void> | null;
	delivering: Promise<void>;
	stopping: AbortController;
};

export function openWindow(parts: ConversationParts): ConversationWindow {
	let state = emptyConversation;
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
		resuming: null,
		delivering: Promise.resolve(),
		stopping: new AbortController(),
	};
}
