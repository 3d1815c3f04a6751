import type { ChatForm } from "../../../shared/chat.ts";
import type { TranscriptMessage } from "../../../shared/conversation.ts";
import type { Language } from "../../../shared/language.ts";
import type { ChatAnswer, Failure, MessageInput, ReceivedTranscript } from "./conversation-types.ts";

export type PendingMessage = {
	id: string;
	content: string;
	input?: MessageInput;
	/** Unguessable idempotency key: the server stores the message once, however often it is sent. */
	idempotencyKey: string;
	/** 1 for the first request. A later attempt repeats the last message and replaces an answer that was stopped. */
	attempt: number;
	/** Whether the server already stores the message: a stop then need not wait for the request. */
	isStored: boolean;
};

export type OutgoingMessage = Omit<PendingMessage, "id"> & {
	history: readonly TranscriptMessage[];
	conversationToken: string | null;
	language: Language;
	fileName: string;
};

export type SendResult =
	| { kind: "answered"; answer: ChatAnswer }
	| { kind: "failed"; failure: Failure }
	/** The server stored nothing: the form comes back with its errors. */
	| { kind: "form-refused"; form: ChatForm };

export type SendListener = {
	text(piece: string): void;
	discard(): void;
	/** Aborts when the visitor stops the answer. The server is told, and replies with the part that it keeps. */
	stop: AbortSignal;
};

export type ChatApi = {
	sendMessage(outgoing: OutgoingMessage, listener: SendListener): Promise<SendResult>;
	/** @returns null when this browser has no conversation; "unreachable" when the server cannot be asked. */
	read(fileName: string): Promise<ReceivedTranscript | null | "unreachable">;
	forget(): Promise<boolean>;
};
