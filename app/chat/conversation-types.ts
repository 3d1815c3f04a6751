import { type AnswerControls, type MessageInput, noControls } from "./card-form.ts";

export type Source = { title: string; url: string };

/** A prefilled link to reach the team another way. */
export type Way = { name: "whatsapp" | "email"; url: string };

export type ProposalFile = { downloadUrl: string; fileName: string };

export type ChatMessage = {
	id: string;
	role: "user" | "assistant";
	content: string;
	/** ISO time, or null for the greeting of a conversation that has not begun. */
	at: string | null;
	sources?: readonly Source[];
	pdf?: ProposalFile;
	ways?: readonly Way[];
	/** The server has not confirmed that it stored the message. */
	unsent?: true;
	/** Idempotency key. */
	key?: string;
	/** Name of the team member who wrote it; absent for the assistant and the visitor. */
	person?: string;
	/** The visitor stopped the answer, which is incomplete. On a visitor's message: stopped before its first word. */
	stopped?: true;
	/** How often this window sent it; absent for once. */
	attempt?: number;
	/** Sent while the visitor was here: it is animated, a stored one is not. */
	fresh?: true;
	/** Its answer was pending when the page was left. */
	awaited?: true;
	/** The choice or form sent with it from this window; absent for typed text. */
	input?: MessageInput;
};

/** `error` is the server's own sentence. */
export type Failure =
	| { kind: "network" }
	| { kind: "unconfigured" }
	| { kind: "refused"; status: number; error: string | null };

export type StoredTranscript = AnswerControls & {
	conversationId: string;
	messages: readonly Omit<ChatMessage, "id" | "key" | "unsent" | "attempt" | "fresh" | "awaited" | "input">[];
	person: string | null;
	/** Key and attempt with which to send the last message again, while its answer is pending. */
	awaited?: { key: string | null; attempt: number } | null;
};

export type ChatAnswer = AnswerControls & {
	reply: string;
	conversationId: string | null;
	sources: readonly Source[];
	ways: readonly Way[];
	pdf: ProposalFile | null;
	/** Name of a team member: the writer of the reply, or, with an empty reply, who has the conversation. */
	person: string | null;
	/** The visitor stopped the answer: the reply holds its complete sentences, perhaps none. */
	stopped: boolean;
};

/**
 * The controls belong to the newest answer. A new message removes choices and form; the progress stays until the next
 * answer.
 */
export type ConversationState = AnswerControls & {
	thinking: boolean;
	/** The part of the pending answer received so far. */
	arriving: string;
	/** Name of the team member who has the conversation; null when the assistant answers. */
	person: string | null;
	conversationId: string | null;
	messages: readonly ChatMessage[];
	/** Shown as the assistant's last message until the next one. */
	failure: Failure | null;
};

export const nothingSaid: ConversationState = {
	thinking: false,
	arriving: "",
	person: null,
	conversationId: null,
	messages: [],
	...noControls,
	failure: null,
};
