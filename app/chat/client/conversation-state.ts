import type { ProposalFile } from "../../../shared/chat.ts";
import type { ChatApi } from "./chat-api.ts";
import { type ConversationEvent, reduceConversation } from "./conversation-reducer.ts";
import { type ConversationState, emptyConversation } from "./conversation-types.ts";

export type ChatClientDependencies = {
	api: ChatApi;
	mayHaveConversation: { get(): boolean; set(active: boolean): void };
	now(): Date;
	newKey(): string;
	onProposal(file: ProposalFile): void;
	onAnswer(): void;
	/** The stored conversation changed by what was done in this window. */
	onChange(): void;
};

export type ConversationStore = ChatClientDependencies & {
	state(): ConversationState;
	dispatch(event: ConversationEvent): void;
	subscribe(listener: () => void): () => void;
	newId(): string;
	/** Reading or erasing the stored conversation. New messages wait for it. */
	syncing: Promise<void> | null;
	/** Something changed since the read under way began, so another must follow. */
	isOutdated: boolean;
	sending: Promise<void>;
	abortController: AbortController;
};

export function createConversationStore(parts: ChatClientDependencies): ConversationStore {
	let state = emptyConversation;
	let count = 0;
	const listeners = new Set<() => void>();
	return {
		...parts,
		state: () => state,
		dispatch(event) {
			state = reduceConversation(state, event);
			for (const listener of listeners) listener();
		},
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		newId: () => `local-${++count}`,
		syncing: null,
		isOutdated: false,
		sending: Promise.resolve(),
		abortController: new AbortController(),
	};
}
