import type { Language } from "../../../shared/language.ts";
import type { PendingMessage } from "./chat-api.ts";
import { isConversationGone } from "./conversation-state.ts";
import type { ChatMessage, MessageInput } from "./conversation-types.ts";
import type { LiveConversation } from "./live-conversation.ts";
import { countVisitorMessages, isSameMessage } from "./stored-conversation.ts";

export type ChatSettings = { language: Language; greeting: string; fileName: string };

export function newPendingMessage(
	live: LiveConversation,
	content: string,
	input: MessageInput | undefined,
): PendingMessage {
	return { id: live.newId(), idempotencyKey: live.newKey(), content, input, attempt: 1, isStored: false };
}

export function pendingMessageOf(
	live: LiveConversation,
	{ id, idempotencyKey, content, attempt = 1, awaited, input }: ChatMessage,
): PendingMessage {
	const isStored = Boolean(awaited && idempotencyKey);
	return { id, idempotencyKey: idempotencyKey ?? live.newKey(), content, attempt, input, isStored };
}

export async function showAndSend(
	live: LiveConversation,
	pending: PendingMessage,
	settings: ChatSettings,
): Promise<void> {
	const signal = showAsSent(live, pending, settings);
	// The stored conversation comes first: it says where the message belongs.
	await live.syncing;
	await sendPending(live, pending, settings, signal);
}

export async function resendFailed(
	live: LiveConversation,
	pending: PendingMessage,
	settings: ChatSettings,
): Promise<void> {
	const signal = showAsSent(live, pending, settings);
	await live.syncing;
	if (!(await showStoredAnswer(live, pending, settings.fileName)))
		await sendPending(live, pending, settings, signal);
}

export async function sendAwaited(
	live: LiveConversation,
	pending: PendingMessage,
	settings: ChatSettings,
): Promise<void> {
	live.abortController = new AbortController();
	live.dispatch({ kind: "thinking" });
	await sendPending(live, pending, settings, live.abortController.signal);
}

function showAsSent(
	live: LiveConversation,
	pending: PendingMessage,
	{ greeting }: ChatSettings,
): AbortSignal {
	live.abortController = new AbortController();
	live.dispatch({ kind: "sent", ...pending, at: live.now().toISOString(), greeting });
	return live.abortController.signal;
}

async function sendPending(
	live: LiveConversation,
	{ id, ...pending }: PendingMessage,
	{ language, fileName }: ChatSettings,
	signal: AbortSignal,
): Promise<void> {
	const { api, dispatch, newId } = live;
	const { messages, conversationToken } = live.state();
	const history = messages.filter((message) => message.id !== id && !message.failed);
	const outgoing = { ...pending, history, language, fileName };
	const listener = {
		text: (text: string) => !signal.aborted && dispatch({ kind: "arriving", text }),
		discard: () => dispatch({ kind: "discarded" }),
		stop: signal,
	};
	// The next page finds a pending answer by this flag.
	live.mayHaveConversation.set(true);
	const first = await api.sendMessage({ ...outgoing, conversationToken }, listener);
	// A conversation that the server no longer has continues as a new one with this history.
	const isGone = first.kind === "failed" && isConversationGone(first.failure);
	const result =
		isGone && live.state().conversationToken
			? await api.sendMessage({ ...outgoing, conversationToken: null }, listener)
			: first;
	const at = live.now().toISOString();
	if (result.kind === "form-refused") return dispatch({ kind: "form-refused", id, form: result.form });
	if (result.kind === "failed" && signal.aborted) return dispatch({ kind: "stopped", id: newId(), at });
	if (result.kind === "failed") return dispatch({ kind: "failed", id, failure: result.failure });
	dispatch({ kind: "answered", id: newId(), answer: result.answer, at });
	live.onChange();
	live.onAnswer();
	if (result.answer.pdf) live.onProposal(result.answer.pdf);
}

/**
 * An answer may be lost on its way back: the server then has the message, and must not store it twice.
 * @returns whether there was an answer to show.
 */
async function showStoredAnswer(
	live: LiveConversation,
	pending: PendingMessage,
	fileName: string,
): Promise<boolean> {
	const stored = await live.api.read(fileName);
	if (!stored || stored === "unreachable") return false;
	const last = stored.messages.findLast(({ role }) => role === "user");
	if (!last || !isSameMessage(pending, last)) return false;
	if (countVisitorMessages(stored.messages) < countVisitorMessages(live.state().messages)) return false;
	// A running answer goes to whoever sends the message again.
	const answer = stored.messages.at(-1);
	if (answer?.role !== "assistant" || answer.stopped) return false;
	live.mayHaveConversation.set(true);
	live.dispatch({ kind: "transcript-read", transcript: stored });
	if (answer.pdf) live.onProposal(answer.pdf);
	return true;
}
