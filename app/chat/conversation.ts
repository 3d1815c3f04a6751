import { type ChatChoice, type FilledCard, isRefused, type MessageInput } from "./card-form.ts";
import { type ConversationState, emptyConversation, type StoredTranscript } from "./conversation-types.ts";
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
	choose(choice: ChatChoice, settings: ChatSettings): Promise<void>;
	submit(filled: FilledCard, shown: string, settings: ChatSettings): Promise<void>;
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
	/** Starting over waits for the running delivery. */
	const send = (delivery: Promise<void>) => {
		live.delivering = delivery;
		return delivery;
	};
	async function say(content: string, settings: ChatSettings, input?: MessageInput): Promise<void> {
		if (!content || state().thinking) return;
		await send(deliverMessage(live, newPendingMessage(live, content, input), settings));
	}
	async function resend(id: string, settings: ChatSettings): Promise<void> {
		const unsent = state().messages.find((message) => message.id === id && message.unsent);
		if (!unsent || state().thinking) return;
		await send(deliverAgain(live, pendingMessageOf(live, unsent), settings));
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
			await send(deliverMessage(live, { ...pending, attempt, isStored: false }, settings));
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

async function startOver(live: LiveConversation): Promise<void> {
	const { agent, active, dispatch } = live;
	await live.delivering;
	// A read that ended later would show the erased conversation again.
	await live.resuming;
	await exclusively(live, async () => {
		if (!(await agent.forget())) return dispatch({ kind: "failed", id: "", failure: { kind: "network" } });
		active.set(false);
		dispatch({ kind: "cleared" });
		live.onChange();
	});
}

async function resume(
	live: LiveConversation,
	settings: ChatSettings,
	send: (delivery: Promise<void>) => Promise<void>,
): Promise<void> {
	const { state, active } = live;
	live.isOutdated = true;
	if (live.resuming || state().thinking || !active.get()) return;
	await exclusively(live, async () => {
		while (live.isOutdated && !state().thinking && active.get()) {
			live.isOutdated = false;
			await load(live, settings.fileName);
		}
	});
	const last = state().messages.at(-1);
	if (!last?.awaited || last.stopped || last.unsent || state().thinking) return;
	await send(awaitAnswer(live, pendingMessageOf(live, last), settings));
}

function exclusively(live: LiveConversation, action: () => Promise<void>): Promise<void> {
	live.resuming = action().finally(() => {
		live.resuming = null;
	});
	return live.resuming;
}

async function load({ agent, active, state, dispatch }: LiveConversation, fileName: string): Promise<void> {
	const before = state().messages;
	const stored = await agent.read(fileName);
	if (stored === "unreachable") return;
	const since = state().messages.filter((message) => message.key && !before.includes(message));
	if (stored) {
		if (since.length > 0 || !isShown(stored, state()))
			dispatch({ kind: "resumed", transcript: stored, since });
		return;
	}
	if (since.length > 0 || before.some(({ unsent }) => unsent)) return;
	active.set(false);
	if (state().messages.length > 0) dispatch({ kind: "cleared" });
}
