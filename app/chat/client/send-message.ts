import type { Language } from "../../../shared/language.ts";
import type { PendingMessage } from "./chat-api.ts";
import { isConversationGone } from "./conversation-reducer.ts";
import type { ConversationStore } from "./conversation-state.ts";
import type { ChatMessage, MessageInput } from "./conversation-types.ts";
import { countVisitorMessages, isSameMessage } from "./merge-transcript.ts";

export type ChatSettings = { language: Language; greeting: string; fileName: string };

export function newPendingMessage(
	store: ConversationStore,
	content: string,
	input: MessageInput | undefined,
): PendingMessage {
	return { id: store.newId(), idempotencyKey: store.newKey(), content, input, attempt: 1, isStored: false };
}

export function pendingMessageOf(
	store: ConversationStore,
	{ id, idempotencyKey, content, attempt = 1, isPending, input }: ChatMessage,
): PendingMessage {
	const isStored = Boolean(isPending && idempotencyKey);
	return { id, idempotencyKey: idempotencyKey ?? store.newKey(), content, attempt, input, isStored };
}

export async function showAndSend(
	store: ConversationStore,
	pending: PendingMessage,
	settings: ChatSettings,
): Promise<void> {
	const signal = showAsSent(store, pending, settings);
	// The stored conversation comes first: it says where the message belongs.
	await store.syncing;
	await sendPending(store, pending, settings, signal);
}

export async function resendFailed(
	store: ConversationStore,
	pending: PendingMessage,
	settings: ChatSettings,
): Promise<void> {
	const signal = showAsSent(store, pending, settings);
	await store.syncing;
	if (!(await showStoredAnswer(store, pending, settings.fileName)))
		await sendPending(store, pending, settings, signal);
}

export async function resumePending(
	store: ConversationStore,
	pending: PendingMessage,
	settings: ChatSettings,
): Promise<void> {
	store.abortController = new AbortController();
	store.dispatch({ kind: "thinking" });
	await sendPending(store, pending, settings, store.abortController.signal);
}

function showAsSent(
	store: ConversationStore,
	pending: PendingMessage,
	{ greeting }: ChatSettings,
): AbortSignal {
	store.abortController = new AbortController();
	store.dispatch({ kind: "sent", ...pending, at: store.now().toISOString(), greeting });
	return store.abortController.signal;
}

async function sendPending(
	store: ConversationStore,
	{ id, ...pending }: PendingMessage,
	{ language, fileName }: ChatSettings,
	signal: AbortSignal,
): Promise<void> {
	const { api, dispatch, newId } = store;
	const { messages, conversationToken } = store.state();
	const history = messages.filter((message) => message.id !== id && !message.failed);
	const outgoing = { ...pending, history, language, fileName };
	const listener = {
		text: (text: string) => !signal.aborted && dispatch({ kind: "arriving", text }),
		discard: () => dispatch({ kind: "discarded" }),
		stop: signal,
	};
	// The next page finds a pending answer by this flag.
	store.mayHaveConversation.set(true);
	const first = await api.sendMessage({ ...outgoing, conversationToken }, listener);
	// A conversation that the server no longer has continues as a new one with this history.
	const isGone = first.kind === "failed" && isConversationGone(first.failure);
	const result =
		isGone && store.state().conversationToken
			? await api.sendMessage({ ...outgoing, conversationToken: null }, listener)
			: first;
	const at = store.now().toISOString();
	if (result.kind === "form-refused") return dispatch({ kind: "form-refused", id, form: result.form });
	if (result.kind === "failed" && signal.aborted) return dispatch({ kind: "stopped", id: newId(), at });
	if (result.kind === "failed") return dispatch({ kind: "failed", id, failure: result.failure });
	dispatch({ kind: "answered", id: newId(), answer: result.answer, at });
	store.onChange();
	store.onAnswer();
	if (result.answer.pdf) store.onProposal(result.answer.pdf);
}

/**
 * An answer may be lost on its way back: the server then has the message, and must not store it twice.
 * @returns whether there was an answer to show.
 */
async function showStoredAnswer(
	store: ConversationStore,
	pending: PendingMessage,
	fileName: string,
): Promise<boolean> {
	const stored = await store.api.read(fileName);
	if (!stored || stored === "unreachable") return false;
	const last = stored.messages.findLast(({ role }) => role === "user");
	if (!last || !isSameMessage(pending, last)) return false;
	if (countVisitorMessages(stored.messages) < countVisitorMessages(store.state().messages)) return false;
	// A running answer goes to whoever sends the message again.
	const answer = stored.messages.at(-1);
	if (answer?.role !== "assistant" || answer.stopped) return false;
	store.mayHaveConversation.set(true);
	store.dispatch({ kind: "transcript-read", transcript: stored });
	if (answer.pdf) store.onProposal(answer.pdf);
	return true;
}
