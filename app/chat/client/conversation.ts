import type { Choice, FilledForm } from "../../../shared/chat.ts";
import { isRefused } from "../cards/filled-card.ts";
import {
	type ChatMessage,
	type ConversationState,
	emptyConversation,
	type MessageInput,
	type ShownTranscript,
} from "./conversation-types.ts";
import {
	type ChatClientDependencies,
	createLiveConversation,
	type LiveConversation,
} from "./live-conversation.ts";
import {
	type ChatSettings,
	newPendingMessage,
	pendingMessageOf,
	resendFailed,
	sendAwaited,
	showAndSend,
} from "./send-message.ts";
import { isAlreadyShown } from "./stored-conversation.ts";

type ChatConversation = {
	snapshot(): ConversationState;
	subscribe(listener: () => void): () => void;
	sendMessage(message: string, settings: ChatSettings): Promise<void>;
	choose(choice: Choice, settings: ChatSettings): Promise<void>;
	submit(filled: FilledForm, shown: string, settings: ChatSettings): Promise<void>;
	resend(id: string, settings: ChatSettings): Promise<void>;
	resendAll(settings: ChatSettings): Promise<void>;
	stop(): void;
	regenerate(settings: ChatSettings): Promise<void>;
	adopt(transcript: ShownTranscript): void;
	refresh(settings: ChatSettings): Promise<void>;
	startOver(): Promise<void>;
};

export function createConversation(parts: ChatClientDependencies): ChatConversation {
	const live = createLiveConversation(parts);
	const { mayHaveConversation, state, dispatch } = live;
	async function send(content: string, settings: ChatSettings, input?: MessageInput): Promise<void> {
		if (!content || state().thinking) return;
		await trackSending(live, showAndSend(live, newPendingMessage(live, content, input), settings), settings);
	}
	async function resend(id: string, settings: ChatSettings): Promise<void> {
		const failed = state().messages.find((message) => message.id === id && message.failed);
		if (!failed || state().thinking) return;
		await trackSending(live, resendFailed(live, pendingMessageOf(live, failed), settings), settings);
	}

	return {
		snapshot: state,
		subscribe: live.subscribe,
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
			if (state().thinking) live.abortController.abort();
		},
		async regenerate(settings) {
			const last = state().messages.findLast(({ role }) => role === "user");
			if (!last || state().thinking) return;
			const pending = pendingMessageOf(live, last);
			const again = { ...pending, attempt: pending.attempt + 1, isStored: false };
			await trackSending(live, showAndSend(live, again, settings), settings);
		},
		adopt(transcript) {
			if (state() !== emptyConversation) return;
			mayHaveConversation.set(true);
			dispatch({ kind: "transcript-read", transcript });
		},
		refresh: (settings) => refresh(live, settings),
		startOver: () => startOver(live),
	};
}

/** Starting over waits for the message being sent. What others changed meanwhile is read afterwards. */
async function trackSending(
	live: LiveConversation,
	sending: Promise<void>,
	settings: ChatSettings,
): Promise<void> {
	live.sending = sending;
	await sending;
	if (live.isOutdated) await refresh(live, settings);
}

/** Messages sent while this runs start the next conversation. */
async function startOver(live: LiveConversation): Promise<void> {
	const { api, mayHaveConversation, dispatch } = live;
	const before = live.state().messages;
	// A read that ended later would show the erased conversation again.
	const running = [live.sending, live.syncing];
	await trackSync(live, async () => {
		await Promise.all(running);
		if (!(await api.forget())) return dispatch({ kind: "failed", id: "", failure: { kind: "network" } });
		mayHaveConversation.set(false);
		dispatch({ kind: "cleared", sentMeanwhile: findSentMeanwhile(live, before) });
		live.onChange();
	});
}

async function refresh(live: LiveConversation, settings: ChatSettings): Promise<void> {
	const { state, mayHaveConversation } = live;
	if (!mayHaveConversation.get()) return;
	live.isOutdated = true;
	if (live.syncing || state().thinking) return;
	await trackSync(live, async () => {
		while (live.isOutdated && !state().thinking && mayHaveConversation.get()) {
			live.isOutdated = false;
			await load(live, settings.fileName);
		}
	});
	const last = state().messages.at(-1);
	if (!last?.awaited || last.stopped || last.failed || state().thinking) return;
	await trackSending(live, sendAwaited(live, pendingMessageOf(live, last), settings), settings);
}

function trackSync(live: LiveConversation, action: () => Promise<void>): Promise<void> {
	const running = action().finally(() => {
		if (live.syncing === running) live.syncing = null;
	});
	live.syncing = running;
	return running;
}

async function load(live: LiveConversation, fileName: string): Promise<void> {
	const { api, mayHaveConversation, state, dispatch } = live;
	const before = state().messages;
	const stored = await api.read(fileName);
	if (stored === "unreachable") return;
	const sentMeanwhile = findSentMeanwhile(live, before);
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

function findSentMeanwhile(live: LiveConversation, before: readonly ChatMessage[]): ChatMessage[] {
	return live.state().messages.filter((message) => message.idempotencyKey && !before.includes(message));
}
