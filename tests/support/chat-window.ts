import type { ChatApi, OutgoingMessage, SendListener, SendResult } from "../../app/chat/client/chat-api.ts";
import { createChatApi } from "../../app/chat/client/chat-api-client.ts";
import { createConversationActions } from "../../app/chat/client/conversation-actions.ts";
import {
	type AnswerControls,
	noControls,
	type ReceivedTranscript,
} from "../../app/chat/client/conversation-types.ts";
import type { ChatSettings } from "../../app/chat/client/send-message.ts";
import type { ProposalFile } from "../../shared/chat.ts";

export const setting: ChatSettings = { language: "es", greeting: "¡Hola!", fileName: "propuesta.pdf" };

export const pdf = { downloadUrl: "/p/1", fileName: "propuesta.pdf" };

export const answered = (
	reply: string,
	file: ProposalFile | null = null,
	controls: Partial<AnswerControls> = {},
): SendResult => ({
	kind: "answered",
	answer: {
		...noControls,
		...controls,
		reply,
		conversationToken: "c1",
		sources: [],
		ways: [],
		pdf: file,
		writer: null,
		colleague: null,
		stopped: false,
	},
});

export const stoppedAt = (reply: string): SendResult => {
	const heard = answered(reply);
	return heard.kind === "answered" ? { ...heard, answer: { ...heard.answer, stopped: true } } : heard;
};

export const offline: SendResult = { kind: "failed", failure: { kind: "network" } };

export const unknown: SendResult = { kind: "failed", failure: { kind: "refused", status: 404, error: null } };

/** A conversation whose backend answers with these, in turn, and keeps this transcript. */
export function chatWindow({
	answers = [],
	kept = null,
	active = false,
	read = async () => kept,
	forget = async () => true,
}: {
	answers?: (SendResult | ((listener: SendListener) => Promise<SendResult>))[];
	kept?: ReceivedTranscript | null;
	active?: boolean;
	read?: ChatApi["read"];
	forget?: ChatApi["forget"];
}) {
	const asked: OutgoingMessage[] = [];
	const downloaded: string[] = [];
	const flag = { on: active };
	let keys = 0;
	const api: ChatApi = {
		sendMessage: async (question, listener) => {
			asked.push(question);
			const answer = answers.shift() ?? offline;
			return typeof answer === "function" ? answer(listener) : answer;
		},
		read,
		forget,
	};
	const conversation = createConversationActions({
		api,
		mayHaveConversation: {
			get: () => flag.on,
			set: (on) => {
				flag.on = on;
			},
		},
		now: () => new Date("2026-11-21T15:00:00Z"),
		newKey: () => `key ${++keys}`,
		onProposal: ({ downloadUrl }) => downloaded.push(downloadUrl),
		onAnswer: () => undefined,
		onChange: () => undefined,
	});
	const words = () => conversation.snapshot().messages.map(({ content }) => content);
	return { conversation, asked, downloaded, flag, words };
}

export const kept: ReceivedTranscript = {
	conversationToken: "c1",
	messages: [
		{ role: "assistant", content: "¡Hola!", at: null },
		{ role: "user", content: "Hola", at: null },
		{ role: "assistant", content: "Uno.", at: null },
		{ role: "assistant", content: "Soy Eva, del equipo.", at: null, writer: "Eva" },
	],
	...noControls,
	colleague: "Eva",
};

export const tooMany: SendResult = {
	kind: "failed",
	failure: { kind: "refused", status: 429, error: "Espera." },
};

export const question = { role: "user", content: "Hola", at: null } as const;

export const transcript = (messages: ReceivedTranscript["messages"]): ReceivedTranscript => ({
	conversationToken: "c1",
	messages,
	...noControls,
	colleague: null,
});

/** An answer that says how much of it stands once it is stopped. */
export const untilStopped = (reply: SendResult) => (listener: SendListener) =>
	new Promise<SendResult>((resolve) => {
		listener.text("Así es. Y ");
		if (listener.stop.aborted) resolve(reply);
		listener.stop.addEventListener("abort", () => resolve(reply));
	});

/** What the chat sends, and what a backend answers to it. */
export const outgoing: OutgoingMessage = {
	history: [{ role: "assistant", content: "¡Hola!" }],
	content: "Soy Marta",
	idempotencyKey: "a-key-of-this-message",
	attempt: 1,
	isStored: false,
	conversationToken: null,
	language: "es",
	fileName: "propuesta.pdf",
};
export const listener = {
	text: () => undefined,
	discard: () => undefined,
	stop: new AbortController().signal,
};
export const reply = {
	reply: "Mucho gusto.",
	conversationId: "c1",
	language: "es",
	sources: [],
	quickReplies: [],
};

type Sent = { url: string; init: RequestInit | undefined };

/** A backend that answers every request with this. */
export function apiThatGets(answer: () => Response, base: string | null = "https://site.example/api") {
	const sent: Sent[] = [];
	const api = createChatApi({
		base: () => base,
		fetch: async (url, init) => {
			sent.push({ url: String(url), init });
			return answer();
		},
		fileUrl: () => "blob:one",
	});
	return { api, sent };
}
