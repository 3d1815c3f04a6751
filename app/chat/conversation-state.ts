import type { CardForm, MessageInput } from "./card-form.ts";
import {
	type Answer,
	type ChatMessage,
	type ConversationState,
	type Failure,
	nothingSaid,
	type Transcript,
} from "./conversation-types.ts";
import { joined } from "./stored-conversation.ts";

export type ConversationEvent =
	/** At a later attempt: what stands behind it was stopped, and is asked for anew. */
	| {
			kind: "said";
			id: string;
			key: string;
			content: string;
			at: string;
			greeting: string;
			attempt?: number;
			input?: MessageInput;
	  }
	/** The answer is asked for that was still to come when the page was left. */
	| { kind: "awaiting" }
	| { kind: "arriving"; text: string }
	| { kind: "withdrawn" }
	| { kind: "stopped"; id: string; at: string }
	| { kind: "answered"; id: string; answer: Answer; at: string }
	| { kind: "failed"; id: string; failure: Failure }
	/** The server refused what was filled in, and keeps nothing of it. */
	| { kind: "form-refused"; id: string; form: CardForm }
	/** `since`: what was said while the transcript was on its way, and is not in it. */
	| { kind: "resumed"; transcript: Transcript; since?: readonly ChatMessage[] }
	| { kind: "cleared" };

export function nextState(state: ConversationState, event: ConversationEvent): ConversationState {
	switch (event.kind) {
		case "said":
			return {
				...state,
				...waiting,
				messages: withSaid(state.messages, event),
			};
		case "awaiting":
			return { ...state, ...waiting };
		case "arriving":
			return { ...state, arriving: state.arriving + event.text };
		case "withdrawn":
			return { ...state, arriving: "" };
		case "stopped":
			return { ...state, thinking: false, arriving: "", messages: withStopped(state, event) };
		case "answered":
			return { ...state, ...answered(state, event) };
		case "failed":
			return {
				...state,
				thinking: false,
				arriving: "",
				conversationId: isUnknown(event.failure) ? null : state.conversationId,
				messages: state.messages.map((message) =>
					message.id === event.id ? { ...message, unsent: true } : message,
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
		case "resumed":
			return joined(state, event.transcript, event.since ?? []);
		case "cleared":
			return nothingSaid;
	}
}

/** An answer is waited for: nothing can be pressed or filled in meanwhile. */
const waiting = { thinking: true, arriving: "", choices: [], form: null, failure: null } as const;

// A message that is said again moves to the end: that is when it was said. Asked anew, what was stopped behind it goes.
function withSaid(
	messages: readonly ChatMessage[],
	{ id, key, content, at, greeting, attempt = 1, input }: ConversationEvent & { kind: "said" },
): ChatMessage[] {
	const opening: ChatMessage[] =
		messages.length === 0 ? [{ id: "greeting", role: "assistant", content: greeting, at: null }] : [];
	const again = attempt > 1;
	const stump = again && messages[messages.findIndex((message) => message.id === id) + 1];
	const isGone = (message: ChatMessage) => message.id === id || (message === stump && message.stopped);
	const before = messages.filter((message) => !isGone(message));
	const said: ChatMessage = {
		...{ id, key, role: "user", content, at, fresh: true },
		...(again && { attempt }),
		...(input && { input }),
	};
	return [...opening, ...before, said];
}

function answered(
	state: ConversationState,
	{ id, answer, at }: ConversationEvent & { kind: "answered" },
): Partial<ConversationState> {
	const { reply, conversationId, choices, form, progress, sources, ways, pdf, person, stopped } = answer;
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
		// Words come with who said them: whether they still have the conversation, they do not tell.
		...(reply && person && { person }),
	};
	return {
		thinking: false,
		arriving: "",
		person: reply && person ? state.person : person,
		conversationId: conversationId ?? state.conversationId,
		...{ choices, form, progress },
		messages: withAnswer(state.messages, message),
	};
}

// Of an answer that was stopped before a word of it, its question says so. A person answers later.
function withAnswer(messages: readonly ChatMessage[], answer: ChatMessage): readonly ChatMessage[] {
	if (answer.content || answer.pdf) return [...messages, answer];
	const asked = messages.findLastIndex(({ role }) => role === "user");
	return messages.map((message, index) =>
		answer.stopped && index === asked ? { ...message, stopped: true } : message,
	);
}

// The server did not hear of it: until it says what it has, what came is shown as it stands.
function withStopped(
	{ messages, arriving }: ConversationState,
	{ id, at }: ConversationEvent & { kind: "stopped" },
): readonly ChatMessage[] {
	return withAnswer(messages, {
		...{ id, role: "assistant", content: arriving.trim(), at },
		...{ stopped: true, fresh: true },
	});
}

function isUnknown(failure: Failure): boolean {
	return failure.kind === "refused" && failure.status === 404;
}
