import type { Choice, FilledForm } from "../../../shared/chat.ts";
import { isRefused } from "../cards/filled-card.ts";
import {
	type ChatClientDependencies,
	type ConversationStore,
	createConversationStore,
} from "./conversation-state.ts";
import {
	type ChatMessage,
	type ConversationState,
	emptyConversation,
	type MessageInput,
	type ReceivedTranscript,
} from "./conversation-types.ts";
import { isAlreadyShown } from "./merge-transcript.ts";
import {
	type ChatSettings,
	newPendingMessage,
	pendingMessageOf,
	resendFailed,
	resumePending,
	showAndSend,
} from "./send-message.ts";

type ConversationActions = {
	snapshot(): ConversationState;
	subscribe(listener: () => void): () => void;
	sendMessage(message: string, settings: ChatSettings): Promise<void>;
	choose(choice: Choice, settings: ChatSettings): Promise<void>;
	submit(filled: FilledForm, shown: string, settings: ChatSettings): Promise<void>;
	resend(id: string, settings: ChatSettings): Promise<void>;
	resendAll(settings: ChatSettings): Promise<void>;
	stop(): void;
	regenerate(settings: ChatSettings): Promise<void>;
	adopt(transcript: ReceivedTranscript): void;
	refresh(settings: ChatSettings): Promise<void>;
	startOver(): Promise<void>;
};

export function createConversationActions(parts: ChatClientDependencies): ConversationActions {
	const store = createConversationStore(parts);
	const { mayHaveConversation, state, dispatch } = store;
	async function send(content: string, settings: ChatSettings, input?: MessageInput): Promise<void> {
		if (!content || state().thinking) return;
		await trackSending(
			store,
			showAndSend(store, newPendingMessage(store, content, input), settings),
			settings,
		);
	}
	async function resend(id: string, settings: ChatSettings): Promise<void> {
		const failed = state().messages.find((message) => message.id === id && message.failed);
		if (!failed || state().thinking) return;
		await trackSending(store, resendFailed(store, pendingMessageOf(store, failed), settings), settings);
	}

	return {
		snapshot: state,
		subscribe: store.subscribe,
		sendMessage: (message, settings) => send(message.trim(), settings),
		choose: ({ value, label }, settings) => send(label, settings, { kind: "choice", value }),
		submit: (filled, shown, settings) => send(shown, settings, filled),
		resend,
		async resendAll(settings) {
			if (state().failure?.kind !== "network") return;
			for (const { id } of state().messages.filter(({ failed }) => failed)) {
				await resend(id, settings);
				// A new message would replace the form that the visitor must correct.
				if (state().failure || isRefused(state().form)) return;
			}
		},
		stop() {
			if (state().thinking) store.abortController.abort();
		},
		async regenerate(settings) {
			const last = state().messages.findLast(({ role }) => role === "user");
			if (!last || state().thinking) return;
			const pending = pendingMessageOf(store, last);
			const again = { ...pending, attempt: pending.attempt + 1, isStored: false };
			await trackSending(store, showAndSend(store, again, settings), settings);
		},
		adopt(transcript) {
			if (state() !== emptyConversation) return;
			mayHaveConversation.set(true);
			dispatch({ kind: "transcript-read", transcript });
		},
		refresh: (settings) => refresh(store, settings),
		startOver: () => startOver(store),
	};
}

/** Starting over waits for the message being sent. What others changed meanwhile is read afterwards. */
async function trackSending(
	store: ConversationStore,
	sending: Promise<void>,
	settings: ChatSettings,
): Promise<void> {
	store.sending = sending;
	await sending;
	if (store.isOutdated) await refresh(store, settings);
}

/** Messages sent while this runs start the next conversation. */
async function startOver(store: ConversationStore): Promise<void> {
	const { api, mayHaveConversation, dispatch } = store;
	const before = store.state().messages;
	// A read that ended later would show the erased conversation again.
	const running = [store.sending, store.syncing];
	await trackSync(store, async () => {
		await Promise.all(running);
		if (!(await api.forget())) return dispatch({ kind: "failed", id: "", failure: { kind: "network" } });
		mayHaveConversation.set(false);
		dispatch({ kind: "cleared", sentMeanwhile: findSentMeanwhile(store, before) });
		store.onChange();
	});
}

async function refresh(store: ConversationStore, settings: ChatSettings): Promise<void> {
	const { state, mayHaveConversation } = store;
	if (!mayHaveConversation.get()) return;
	store.isOutdated = true;
	if (store.syncing || state().thinking) return;
	await trackSync(store, async () => {
		while (store.isOutdated && !state().thinking && mayHaveConversation.get()) {
			store.isOutdated = false;
			await load(store, settings.fileName);
		}
	});
	const last = state().messages.at(-1);
	if (!last?.isPending || last.stopped || last.failed || state().thinking) return;
	await trackSending(store, resumePending(store, pendingMessageOf(store, last), settings), settings);
}

function trackSync(store: ConversationStore, action: () => Promise<void>): Promise<void> {
	const running = action().finally(() => {
		if (store.syncing === running) store.syncing = null;
	});
	store.syncing = running;
	return running;
}

async function load(store: ConversationStore, fileName: string): Promise<void> {
	const { api, mayHaveConversation, state, dispatch } = store;
	const before = state().messages;
	const stored = await api.read(fileName);
	if (stored === "unreachable") return;
	const sentMeanwhile = findSentMeanwhile(store, before);
	if (stored) {
		const { waitsForPerson = false } = stored;
		if (sentMeanwhile.length > 0 || !isAlreadyShown(stored, state()))
			dispatch({ kind: "transcript-read", transcript: stored, sentMeanwhile });
		else if (waitsForPerson !== state().waitsForPerson)
			dispatch({ kind: "waits-for-person", waitsForPerson });
		return;
	}
	if (sentMeanwhile.length > 0 || before.some(({ failed }) => failed)) return;
	mayHaveConversation.set(false);
	if (state().messages.length > 0) dispatch({ kind: "cleared" });
}

function findSentMeanwhile(store: ConversationStore, before: readonly ChatMessage[]): ChatMessage[] {
	return store.state().messages.filter((message) => message.idempotencyKey && !before.includes(message));
}
