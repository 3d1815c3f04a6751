import type { Settings } from "../config/env.ts";
import { limits } from "../config/limits.ts";
import { errors } from "../content/errors/list.ts";
import type { ConversationDependencies } from "../domain/conversations/conversation-dependencies.ts";
import {
	readConversation,
	readLanguage,
	type Transcript,
} from "../domain/conversations/read-conversation.ts";
import type { AnswerListener } from "../domain/conversations/turn/answer-with-model.ts";
import { handleMessage, type TurnResult } from "../domain/conversations/turn/handle-message.ts";
import { stopAnswer } from "../domain/conversations/turn/stop-answer.ts";
import type { VisitorMessage } from "../domain/conversations/turn/turn.ts";
import { checkRateLimit } from "../domain/rate-limit/check-rate-limit.ts";
import type { ChatForm, Input } from "../shared/chat.ts";
import type { Language } from "../shared/language.ts";
import { cleanText } from "./clean-text.ts";
import { createConcurrencyLimit } from "./concurrency-limit.ts";
import { type ConversationCookies, createConversationCookies } from "./cookies/conversation-cookies.ts";

export type ChatRequest = {
	httpRequest: Request;
	visitorAddress: string;
	message: string;
	input?: Input;
	/** Signed, as the last answer gave it. Absent: the cookie's conversation, else the one with this history, else a new one. */
	conversationToken?: string;
	history?: VisitorMessage["history"];
	idempotencyKey?: string;
	again?: boolean;
	attempt?: number;
	/** Of a new conversation and of errors, unless the conversation has another. */
	language: Language;
	pageLanguage?: Language;
	listener?: Omit<AnswerListener, "answerStarted"> & { headersReady(headers: Headers): void };
};

type Refusal<Status extends number> = {
	kind: "refused";
	status: Status;
	error: string;
	retryAfterSeconds?: number;
	/** With 422: the form with what was typed, and what is wrong with it. */
	form?: ChatForm;
};

export type WithToken<Found> = Found & { conversationToken: string };

export type ChatOutcome =
	| (WithToken<TurnResult> & { headers: Headers })
	| Refusal<400 | 404 | 413 | 422 | 429>;

type ChatStopRequest = Pick<
	ChatRequest,
	"httpRequest" | "visitorAddress" | "language" | "conversationToken"
> & {
	idempotencyKey: string;
	attempt?: number;
};

type StopOutcome = { kind: "stopped" } | Refusal<404 | 429>;

export type ChatService = Pick<
	ConversationCookies,
	"findConversationId" | "continueConversation" | "hasOther" | "goBack" | "forget"
> & {
	answer(request: ChatRequest): Promise<ChatOutcome>;
	/** Refuses when the conversation has no such message or a newer attempt; see stopAnswer. */
	stop(request: ChatStopRequest): Promise<StopOutcome>;
	waitForAnswers(): Promise<void>;
	read(request: Request): Promise<WithToken<Transcript> | null>;
};

type ChatDependencies = {
	dependencies: ConversationDependencies;
	settings: Settings;
	cookies: ConversationCookies;
};

export function createChat({ dependencies, settings }: Omit<ChatDependencies, "cookies">): ChatService {
	const { db, brand } = dependencies;
	const cookies = createConversationCookies(dependencies, settings.publicUrl);
	const parts = { dependencies, settings, cookies };
	const limit = createConcurrencyLimit(settings.chatAtOnce);
	const running = new Set<Promise<unknown>>();
	return {
		...cookies,
		async answer(request) {
			const release = limit.acquire(request.visitorAddress);
			if (!release) return refused(429, errors[request.language].tooManyAtOnce, 5);
			const answering = answerRequest(parts, request).finally(release);
			running.add(answering);
			return answering.finally(() => running.delete(answering));
		},
		stop: (request) => stop(parts, request),
		waitForAnswers: async () => {
			await Promise.allSettled(running);
		},
		async read(request) {
			const id = await cookies.findConversationId(request);
			const transcript = id ? await readConversation(db, id, brand) : null;
			return transcript && { ...transcript, conversationToken: cookies.tokenOf(transcript.conversationId) };
		},
	};
}

async function stop(
	parts: ChatDependencies,
	{ httpRequest, visitorAddress, language, attempt, ...asked }: ChatStopRequest,
): Promise<StopOutcome> {
	const tooFast = await checkLimit(parts, "chat-stop", visitorAddress, language);
	if (tooFast) return tooFast;
	const idempotencyKey = cleanText(asked.idempotencyKey);
	const conversationId = await parts.cookies.findConversationId(httpRequest, asked.conversationToken);
	const isStopped =
		conversationId !== null &&
		(await stopAnswer(parts.dependencies, { idempotencyKey, conversationId, attempt }));
	return isStopped ? { kind: "stopped" } : refused(404, errors[language].unknownMessage);
}

async function answerRequest(parts: ChatDependencies, request: ChatRequest): Promise<ChatOutcome> {
	const { visitorAddress, pageLanguage, input } = request;
	const hasToken = Boolean(request.conversationToken);
	const conversationId = await parts.cookies.findConversationId(
		request.httpRequest,
		request.conversationToken,
	);
	// Errors use the conversation's language when the caller names none.
	const conversationLanguage =
		pageLanguage || !hasToken || !conversationId
			? null
			: await readLanguage(parts.dependencies.db, conversationId);
	const language = conversationLanguage ?? request.language;
	const words = errors[language];
	const message = cleanText(request.message).trim();
	const isTyped = input === undefined || input.kind === "text";
	if (!message && isTyped) return refused(400, words.emptyMessage);
	if (message.length > limits.message) return refused(413, words.messageTooLong);
	const tooFast = await checkLimit(parts, "chat", visitorAddress, language);
	if (tooFast) return tooFast;
	if (hasToken && !conversationId) return refused(404, words.unknownConversation);
	const outcome = await handleOrBeginAnew(parts, request, incomingMessage(request, message, conversationId));
	switch (outcome.kind) {
		case "unknown-conversation":
			return refused(404, words.unknownConversation);
		case "history-too-long":
			return refused(413, words.historyTooLong);
		case "unknown-choice":
			return refused(400, words.unknownChoice);
		case "form-refused":
			return { ...refused(422, outcome.form.error ?? words.malformed), form: outcome.form };
		case "answered":
		case "left-to-colleague": {
			const { conversationId: id } = outcome;
			const { cookieHeaders, tokenOf } = parts.cookies;
			return { ...outcome, conversationToken: tokenOf(id), headers: cookieHeaders(id) };
		}
	}
}

function incomingMessage(
	request: ChatRequest,
	message: string,
	conversationId: string | null,
): VisitorMessage {
	const { visitorAddress, input, idempotencyKey, again, attempt, language, pageLanguage } = request;
	return {
		visitorAddress,
		conversationId,
		history: (!request.conversationToken && request.history) || [],
		idempotencyKey: idempotencyKey ? cleanText(idempotencyKey) : null,
		again,
		attempt,
		text: message,
		input,
		language,
		pageLanguage,
	};
}

async function handleOrBeginAnew(
	{ dependencies, cookies }: ChatDependencies,
	{ listener, conversationToken }: ChatRequest,
	incoming: VisitorMessage,
): ReturnType<typeof handleMessage> {
	const listenerWithCookies = listener && {
		...listener,
		answerStarted: (id: string) => listener.headersReady(cookies.cookieHeaders(id)),
	};
	const outcome = await handleMessage(dependencies, incoming, listenerWithCookies);
	// When a cookie's conversation is gone, a new one begins. A token that the caller sent is an error then.
	if (outcome.kind !== "unknown-conversation" || conversationToken) return outcome;
	return handleMessage(dependencies, { ...incoming, conversationId: null }, listenerWithCookies);
}

async function checkLimit(
	{ dependencies: { db, runtime }, settings }: ChatDependencies,
	name: "chat" | "chat-stop",
	visitorAddress: string,
	language: Language,
): Promise<Refusal<429> | null> {
	const result = await checkRateLimit(
		db,
		runtime,
		{ name, most: settings.chatPerMinute, seconds: 60 },
		visitorAddress,
	);
	if (result.kind !== "exceeded") return null;
	return refused(429, errors[language].tooFast, result.retryAfterSeconds);
}

function refused<Status extends number>(
	status: Status,
	error: string,
	retryAfterSeconds?: number,
): Refusal<Status> {
	return { kind: "refused", status, error, ...(retryAfterSeconds && { retryAfterSeconds }) };
}
