import type { Language } from "../../content/language.ts";
import type { MessageInput } from "./card-form.ts";
import type { ChatMessage } from "./conversation-types.ts";
import type { ConversationWindow } from "./conversation-window.ts";
import { countVisitorMessages, isSameMessage } from "./stored-conversation.ts";

export type ChatSettings = { language: Language; greeting: string; fileName: string };

export type PendingMessage = {
	id: string;
	key: string;
	content: string;
	attempt: number;
	isStored: boolean;
	input?: MessageInput;
};

export function newPendingMessage(
	window: ConversationWindow,
	content: string,
	input: MessageInput | undefined,
): PendingMessage {
	return { id: window.newId(), key: window.newKey(), content, input, attempt: 1, isStored: false };
}

export function pendingMessageOf(
	window: ConversationWindow,
	{ id, key, content, attempt = 1, awaited, input }: ChatMessage,
): PendingMessage {
	const isStored = Boolean(awaited && key);
	return { id, key: key ?? window.newKey(), content, attempt, input, isStored };
}

export async function deliverMessage(
	window: ConversationWindow,
	saying: PendingMessage,
	setting: ChatSettings,
): Promise<void> {
	const stop = begin(window, saying, setting);
	// The stored conversation comes first: it says where the message belongs.
	await window.resuming;
	await receiveAnswer(window, saying, setting, stop);
}

export async function deliverAgain(
	window: ConversationWindow,
	saying: PendingMessage,
	setting: ChatSettings,
): Promise<void> {
	const stop = begin(window, saying, setting);
	await window.resuming;
	if (!(await findAnswer(window, saying, setting.fileName)))
		await receiveAnswer(window, saying, setting, stop);
}

export async function awaitAnswer(
	window: ConversationWindow,
	saying: PendingMessage,
	setting: ChatSettings,
): Promise<void> {
	window.stopping = new AbortController();
	window.happen({ kind: "awaiting" });
	await receiveAnswer(window, saying, setting, window.stopping.signal);
}

function begin(window: ConversationWindow, saying: PendingMessage, { greeting }: ChatSettings): AbortSignal {
	window.stopping = new AbortController();
	window.happen({ kind: "said", ...saying, at: window.now().toISOString(), greeting });
	return window.stopping.signal;
}

async function receiveAnswer(
	window: ConversationWindow,
	{ id, key, content, attempt, isStored, input }: PendingMessage,
	{ language, fileName }: ChatSettings,
	stop: AbortSignal,
): Promise<void> {
	const { agent, happen, newId } = window;
	const { messages, conversationId } = window.state();
	const history = messages.filter((message) => message.id !== id && !message.unsent);
	const question = {
		history,
		message: content,
		input,
		messageId: key,
		attempt,
		isStored,
		language,
		fileName,
	};
	const listener = {
		text: (text: string) => !stop.aborted && happen({ kind: "arriving", text }),
		withdraw: () => happen({ kind: "withdrawn" }),
		stop,
	};
	// The next page finds a pending answer by this flag.
	window.active.set(true);
	const first = await agent.say({ ...question, conversationId }, listener);
	// A conversation that the server no longer has continues as a new one with this history.
	const gone = first.kind === "failed" && first.failure.kind === "refused" && first.failure.status === 404;
	const heard =
		gone && window.state().conversationId
			? await agent.say({ ...question, conversationId: null }, listener)
			: first;
	const at = window.now().toISOString();
	if (heard.kind === "form-refused") return happen({ kind: "form-refused", id, form: heard.form });
	if (heard.kind === "failed" && stop.aborted) return happen({ kind: "stopped", id: newId(), at });
	if (heard.kind === "failed") return happen({ kind: "failed", id, failure: heard.failure });
	happen({ kind: "answered", id: newId(), answer: heard.answer, at });
	window.onAnswer();
	if (heard.answer.pdf) window.onProposal(heard.answer.pdf);
}

/** An answer may be lost on its way back: the server then has the message, and must not store it twice. */
async function findAnswer(
	window: ConversationWindow,
	saying: PendingMessage,
	fileName: string,
): Promise<boolean> {
	const stored = await window.agent.read(fileName);
	if (!stored || stored === "unreachable") return false;
	const last = stored.messages.findLast(({ role }) => role === "user");
	if (!last || !isSameMessage(saying, last)) return false;
	if (countVisitorMessages(stored.messages) < countVisitorMessages(window.state().messages)) return false;
	// A running answer goes to whoever sends the message again.
	const answer = stored.messages.at(-1);
	if (answer?.role !== "assistant" || answer.stopped) return false;
	window.active.set(true);
	window.happen({ kind: "resumed", transcript: stored });
	if (answer.pdf) window.onProposal(answer.pdf);
	return true;
}
