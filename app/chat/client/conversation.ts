import type { Choice, FilledForm } from "../../../shared/chat.ts";
import { isRefused } from "../cards/filled-card.ts";
import {
	type ChatMessage,
	type ConversationState,
	emptyConversation,
	type MessageInput,
	type StoredTranscript,
} from "./conversation-types.ts";
import {
	awaitAnswer,
	type ChatSettings,
	deliverAgain,
	deliverMessage,
	newPendingMessage,
	pendingMessageOf,
} from "./deliver-message.ts";
import {
	type ConversationParts,
	createLiveConversation,
	type LiveConversation,
} from "./live-conversation.ts";
import { isShown } from "./stored-conversation.ts";

export type ChatConversation = {
	snapshot(): ConversationState;
	subscribe(listener: () => void): () => void;
	say(message: string, settings: ChatSettings): Promise<void>;
	choose(choice: Choice, settings: ChatSettings): Promise<void>;
	submit(filled: FilledForm, shown: string, settings: ChatSettings): Promise<void>;
	resend(id: string, settings: ChatSettings): Promise<void>;
	resendAll(settings: ChatSettings): Promise<void>;
	stop(): void;
	retry(settings: ChatSettings): Promise<void>;
	adopt(transcript: StoredTranscript): void;
	resume(settings: ChatSettings): Promise<void>;
	startOver(): Promise<void>;
};

export function createConversation(parts: ConversationParts): ChatConversation {
	const live = createLiveConversation(parts);
	const { active, state, dispatch } = live;
	/** Starting over waits for the running delivery. What others changed meanwhile is read afterwards. */
	const send = async (delivery: Promise<void>, settings: ChatSettings) => {
		live.delivering = delivery;
		await delivery;
		if (live.isOutdated) await resume(live, settings, send);
	};
	async function say(content: string, settings: ChatSettings, input?: MessageInput): Promise<void> {
		if (!content || state().thinking) return;
		await send(deliverMessage(live, newPendingMessage(live, content, input), settings), settings);
	}
	async function resend(id: string, settings: ChatSettings): Promise<void> {
		const unsent = state().messages.find((message) => message.id === id && message.unsent);
		if (!unsent || state().thinking) return;
		await send(deliverAgain(live, pendingMessageOf(live, unsent), settings), settings);
	}

	return {
		snapshot: state,
		subscribe: live.subscribe,
		say: (message, settings) => say(message.trim(), settings),
		choose: ({ value, label }, settings) => say(label, settings, { kind: "choice", value }),
		submit: (filled, shown, settings) => say(shown, settings, filled),
		resend,
		async resendAll(settings) {
			if (state().failure?.kind !== "network") return;
			for (const { id } of state().messages.filter(({ unsent }) => unsent)) {
				await resend(id, settings);
				// A new message would replace the form that the visitor must correct.
				if (state().failure || isRefused(state().form)) return;
			}
		},
		stop() {
			if (state().thinking) live.abortController.abort();
		},
		async retry(settings) {
			const last = state().messages.findLast(({ role }) => role === "user");
			if (!last || state().thinking) return;
			const pending = pendingMessageOf(live, last);
			const attempt = pending.attempt + 1;
			await send(deliverMessage(live, { ...pending, attempt, isStored: false }, settings), settings);
		},
		adopt(transcript) {
			if (state() !== emptyConversation) return;
			active.set(true);
			dispatch({ kind: "resumed", transcript });
		},
		resume: (settings) => resume(live, settings, send),
		startOver: () => startOver(live),
	};
}

/** What is said meanwhile waits for it, and begins the next conversation. */
async function startOver(live: LiveConversation): Promise<void> {
	const { agent, active, dispatch } = live;
	const before = live.state().messages;
	// A read that ended later would show the erased conversation again.
	const running = [live.delivering, live.resuming];
	await exclusively(live, async () => {
		await Promise.all(running);
		if (!(await agent.forget())) return dispatch({ kind: "failed", id: "", failure: { kind: "network" } });
		active.set(false);
		dispatch({ kind: "cleared", since: sentSince(live, before) });
		live.onChange();
	});
}

async function resume(
	live: LiveConversation,
	settings: ChatSettings,
	send: (delivery: Promise<void>, settings: ChatSettings) => Promise<void>,
): Promise<void> {
	const { state, active } = live;
	if (!active.get()) return;
	live.isOutdated = true;
	if (live.resuming || state().thinking) return;
	await exclusively(live, async () => {
		while (live.isOutdated && !state().thinking && active.get()) {
			live.isOutdated = false;
			await load(live, settings.fileName);
		}
	});
	const last = state().messages.at(-1);
	if (!last?.awaited || last.stopped || last.unsent || state().thinking) return;
	await send(awaitAnswer(live, pendingMessageOf(live, last), settings), settings);
}

function exclusively(live: LiveConversation, action: () => Promise<void>): Promise<void> {
	const running = action().finally(() => {
		if (live.resuming === running) live.resuming = null;
	});
	live.resuming = running;
	return running;
}

async function load(live: LiveConversation, fileName: string): Promise<void> {
	const { agent, active, state, dispatch } = live;
	const before = state().messages;
	const stored = await agent.read(fileName);
	if (stored === "unreachable") return;
	const since = sentSince(live, before);
	if (stored) {
		if (since.length > 0 || !isShown(stored, state()))
			dispatch({ kind: "resumed", transcript: stored, since });
		return;
	}
	if (since.length > 0 || before.some(({ unsent }) => unsent)) return;
	active.set(false);
	if (state().messages.length > 0) dispatch({ kind: "cleared" });
}

function sentSince(live: LiveConversation, before: readonly ChatMessage[]): ChatMessage[] {
	return live.state().messages.filter((message) => message.idempotencyKey && !before.includes(message));
}
