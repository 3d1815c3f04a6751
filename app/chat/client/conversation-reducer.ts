import type { ChatForm } from "../../../shared/chat.ts";
import {
	type ChatAnswer,
	type ChatMessage,
	type ConversationState,
	emptyConversation,
	type Failure,
	type MessageInput,
	type ReceivedTranscript,
} from "./conversation-types.ts";
import { mergeTranscript } from "./merge-transcript.ts";

export type ConversationEvent =
	| {
			kind: "sent";
			id: string;
			idempotencyKey: string;
			content: string;
			at: string;
			greeting: string;
			attempt?: number;
			input?: MessageInput;
	  }
	| { kind: "thinking" }
	| { kind: "arriving"; text: string }
	| { kind: "discarded" }
	| { kind: "stopped"; id: string; at: string }
	| { kind: "answered"; id: string; answer: ChatAnswer; at: string }
	| { kind: "failed"; id: string; failure: Failure }
	| { kind: "form-refused"; id: string; form: ChatForm }
	| { kind: "waits-for-person"; waitsForPerson: boolean }
	/** `sentMeanwhile`: messages sent while the transcript was loading, so missing from it. */
	| { kind: "transcript-read"; transcript: ReceivedTranscript; sentMeanwhile?: readonly ChatMessage[] }
	/** `sentMeanwhile`: messages sent while the conversation was erased, which begin the next one. */
	| { kind: "cleared"; sentMeanwhile?: readonly ChatMessage[] };

export function reduceConversation(state: ConversationState, event: ConversationEvent): ConversationState {
	switch (event.kind) {
		case "sent":
			return {
				...state,
				...awaitingAnswer,
				messages: withQuestion(state.messages, event),
			};
		case "thinking":
			return { ...state, ...awaitingAnswer };
		case "arriving":
			return { ...state, arriving: state.arriving + event.text };
		case "discarded":
			return { ...state, arriving: "" };
		case "stopped":
			return { ...state, thinking: false, arriving: "", messages: withStopped(state, event) };
		case "answered":
			return { ...state, ...answerChanges(state, event) };
		case "failed":
			return {
				...state,
				thinking: false,
				arriving: "",
				conversationToken: isConversationGone(event.failure) ? null : state.conversationToken,
				messages: state.messages.map((message) =>
					message.id === event.id ? { ...message, failed: true } : message,
				),
				failure: event.failure,
			};
		case "form-refused":
			return {
				...state,
				thinking: false,
				arriving: "",
				messages: state.messages.filter(({ id }) => id !== event.id),
				form: event.form,
			};
		case "waits-for-person":
			return { ...state, waitsForPerson: event.waitsForPerson };
		case "transcript-read":
			return mergeTranscript(state, event.transcript, event.sentMeanwhile ?? []);
		case "cleared":
			return event.sentMeanwhile?.length ? begunAnew(state, event.sentMeanwhile) : emptyConversation;
	}
}

function begunAnew(
	{ thinking, messages }: ConversationState,
	sentMeanwhile: readonly ChatMessage[],
): ConversationState {
	const greeting = messages.slice(0, 1).filter(({ role, at }) => role === "assistant" && at === null);
	return { ...emptyConversation, thinking, messages: [...greeting, ...sentMeanwhile] };
}

const awaitingAnswer = { thinking: true, arriving: "", choices: [], form: null, failure: null } as const;

// A repeated message moves to the end, to its new time. Its stopped answer is dropped.
function withQuestion(
	messages: readonly ChatMessage[],
	{ id, idempotencyKey, content, at, greeting, attempt = 1, input }: ConversationEvent & { kind: "sent" },
): ChatMessage[] {
	const greetingMessages: ChatMessage[] =
		messages.length === 0 ? [{ id: "greeting", role: "assistant", content: greeting, at: null }] : [];
	const again = attempt > 1;
	const partialAnswer = again && messages[messages.findIndex((message) => message.id === id) + 1];
	const isReplaced = (message: ChatMessage) =>
		message.id === id || (message === partialAnswer && message.stopped);
	const before = messages.filter((message) => !isReplaced(message));
	const question: ChatMessage = {
		id,
		idempotencyKey,
		role: "user",
		content,
		at,
		fresh: true,
		...(again && { attempt }),
		...(input && { input }),
	};
	return [...greetingMessages, ...before, question];
}

function answerChanges(
	state: ConversationState,
	{ id, answer, at }: ConversationEvent & { kind: "answered" },
): Partial<ConversationState> {
	const { reply, conversationToken, choices, form, progress, sources, ways, pdf, stopped } = answer;
	const { writer, colleague = state.colleague } = answer;
	const message: ChatMessage = {
		id,
		role: "assistant",
		content: reply,
		at,
		sources,
		ways,
		fresh: true,
		...(pdf && { pdf }),
		...(stopped && { stopped }),
		...(writer && { writer }),
	};
	return {
		thinking: false,
		arriving: "",
		colleague,
		joinedAfter: colleague === state.colleague ? state.joinedAfter : null,
		waitsForPerson: answer.waitsForPerson ?? false,
		conversationToken: conversationToken ?? state.conversationToken,
		choices,
		form,
		progress,
		facts: answer.facts ?? state.facts,
		messages: withAnswer(state.messages, message),
	};
}

// An answer stopped before its first word marks its question instead. Another empty one adds nothing: a colleague will answer.
function withAnswer(messages: readonly ChatMessage[], answer: ChatMessage): readonly ChatMessage[] {
	if (answer.content || answer.pdf) return [...messages, answer];
	const questionIndex = messages.findLastIndex(({ role }) => role === "user");
	return messages.map((message, index) =>
		answer.stopped && index === questionIndex ? { ...message, stopped: true } : message,
	);
}

// The server did not confirm the stop: until it sends the transcript, the received part is shown.
function withStopped(
	{ messages, arriving }: ConversationState,
	{ id, at }: ConversationEvent & { kind: "stopped" },
): readonly ChatMessage[] {
	return withAnswer(messages, {
		id,
		role: "assistant",
		content: arriving.trim(),
		at,
		stopped: true,
		fresh: true,
	});
}

export function isConversationGone(failure: Failure): boolean {
	return failure.kind === "refused" && failure.status === 404;
}
