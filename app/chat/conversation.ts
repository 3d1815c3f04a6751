import { type ChatChoice, type FilledCard, isRefused, type MessageInput } from "./card-form.ts";
import { type ConversationState, emptyConversation, type StoredTranscript } from "./conversation-types.ts";
import { type ConversationParts, type ConversationWindow, openWindow } from "./conversation-window.ts";
import {
	awaitAnswer,
	type ChatSettings,
	deliverAgain,
	deliverMessage,
	newPendingMessage,
	pendingMessageOf,
} from "./deliver-message.ts";
import { isShown } from "./stored-conversation.ts";

export type ChatConversation = {
	snapshot(): ConversationState;
	subscribe(listener: () => void): () => void;
	say(message: string, setting: ChatSettings): Promise<void>;
	choose(choice: ChatChoice, setting: ChatSettings): Promise<void>;
	submit(filled: FilledCard, shown: string, setting: ChatSettings): Promise<void>;
	resend(id: string, setting: ChatSettings): Promise<void>;
	resendAll(setting: ChatSettings): Promise<void>;
	stop(): void;
	retry(setting: ChatSettings): Promise<void>;
	adopt(transcript: StoredTranscript): void;
	resume(setting: ChatSettings): Promise<void>;
	startOver(): Promise<void>;
};

export function createConversation(parts: ConversationParts): ChatConversation {
	const window = openWindow(parts);
	const { agent, active, state, happen } = window;
	/** Starting over waits for the running delivery. */
	const send = (delivery: Promise<void>) => {
		window.delivering = delivery;
		return delivery;
	};
	async function say(content: string, input: MessageInput | undefined, setting: ChatSettings): Promise<void> {
		if (!content || state().thinking) return;
		await send(deliverMessage(window, newPendingMessage(window, content, input), setting));
	}
	async function resend(id: string, setting: ChatSettings): Promise<void> {
		const unsent = state().messages.find((message) => message.id === id && message.unsent);
		if (!unsent || state().thinking) return;
		await send(deliverAgain(window, pendingMessageOf(window, unsent), setting));
	}

	return {
		snapshot: state,
		subscribe: window.subscribe,
		say: (message, setting) => say(message.trim(), undefined, setting),
		choose: ({ value, label }, setting) => say(label, { kind: "choice", value }, setting),
		submit: (filled, shown, setting) => say(shown, filled, setting),
		resend,
		async resendAll(setting) {
			if (state().failure?.kind !== "network") return;
			for (const { id } of state().messages.filter(({ unsent }) => unsent)) {
				await resend(id, setting);
				// A new message would replace the form that the visitor must correct.
				if (state().failure || isRefused(state().form)) return;
			}
		},
		stop() {
			if (state().thinking) window.stopping.abort();
		},
		async retry(setting) {
			const last = state().messages.findLast(({ role }) => role === "user");
			if (!last || state().thinking) return;
			const pending = pendingMessageOf(window, last);
			const attempt = pending.attempt + 1;
			await send(deliverMessage(window, { ...pending, attempt, isStored: false }, setting));
		},
		adopt(transcript) {
			if (state() !== emptyConversation) return;
			active.set(true);
			happen({ kind: "resumed", transcript });
		},
		resume: (setting) => resume(window, setting, send),
		async startOver() {
			await window.delivering;
			if (!(await agent.forget())) return happen({ kind: "failed", id: "", failure: { kind: "network" } });
			active.set(false);
			happen({ kind: "cleared" });
		},
	};
}

async function resume(
	window: ConversationWindow,
	setting: ChatSettings,
	send: (delivery: Promise<void>) => Promise<void>,
): Promise<void> {
	const { state, active } = window;
	if (window.resuming || state().thinking || !active.get()) return;
	window.resuming = load(window, setting.fileName).finally(() => {
		window.resuming = null;
	});
	await window.resuming;
	const last = state().messages.at(-1);
	if (!last?.awaited || last.stopped || last.unsent || state().thinking) return;
	await send(awaitAnswer(window, pendingMessageOf(window, last), setting));
}

async function load({ agent, active, state, happen }: ConversationWindow, fileName: string): Promise<void> {
	const before = state().messages;
	const stored = await agent.read(fileName);
	if (stored === "unreachable") return;
	const since = state().messages.filter((message) => message.key && !before.includes(message));
	if (stored) {
		if (since.length > 0 || !isShown(stored, state())) happen({ kind: "resumed", transcript: stored, since });
		return;
	}
	if (since.length > 0 || before.some(({ unsent }) => unsent)) return;
	active.set(false);
	if (state().messages.length > 0) happen({ kind: "cleared" });
}
