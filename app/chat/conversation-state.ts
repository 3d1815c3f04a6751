/** A page an answer rests on. */
export type Source = { title: string; url: string };

/** Another way to reach the team, already filled in. */
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
	/** The server does not have it, or did not say so. */
	unsent?: true;
	/** What the server knows a message of this window by, however often it is sent. */
	key?: string;
	/** Who of the team said it; absent: the assistant, or the visitor. */
	person?: string;
	/** The visitor stopped it: what is there is all that came. */
	stopped?: true;
	/** Said while the visitor was here: it arrives, where a stored one is just there. */
	fresh?: true;
};

/** Why an answer did not come. `error` is the server's own sentence. */
export type Failure =
	| { kind: "network" }
	| { kind: "unconfigured" }
	| { kind: "refused"; status: number; error: string | null };

/** What the server keeps of a conversation. */
export type Transcript = {
	conversationId: string;
	messages: readonly Omit<ChatMessage, "id" | "key" | "unsent" | "fresh">[];
	quickReplies: readonly string[];
	person: string | null;
};

export type Answer = {
	reply: string;
	conversationId: string | null;
	sources: readonly Source[];
	quickReplies: readonly string[];
	ways: readonly Way[];
	pdf: ProposalFile | null;
	/** Who of the team has the conversation; then the reply is empty and theirs comes later. */
	person: string | null;
};

export type ConversationState = {
	thinking: boolean;
	/** What came so far of the answer that is being waited for. */
	arriving: string;
	/** Who of the team has the conversation; null: the assistant answers. */
	person: string | null;
	conversationId: string | null;
	messages: readonly ChatMessage[];
	/** Answers to choose from, under the newest message. */
	quickReplies: readonly string[];
	/** Shown as the assistant's last words until something else is said. */
	failure: Failure | null;
};

export type ConversationEvent =
	| { kind: "said"; id: string; key: string; content: string; at: string; greeting: string }
	| { kind: "arriving"; text: string }
	| { kind: "withdrawn" }
	| { kind: "stopped"; id: string; at: string }
	| { kind: "answered"; id: string; answer: Answer; at: string }
	| { kind: "failed"; id: string; failure: Failure }
	/** `since`: what was said while the transcript was on its way, and is not in it. */
	| { kind: "resumed"; transcript: Transcript; since?: readonly ChatMessage[] }
	| { kind: "cleared" };

export const nothingSaid: ConversationState = {
	thinking: false,
	arriving: "",
	person: null,
	conversationId: null,
	messages: [],
	quickReplies: [],
	failure: null,
};

export function nextState(state: ConversationState, event: ConversationEvent): ConversationState {
	switch (event.kind) {
		case "said":
			return {
				...state,
				thinking: true,
				arriving: "",
				quickReplies: [],
				failure: null,
				messages: withSaid(state.messages, event),
			};
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
		case "resumed":
			return joined(state, event.transcript, event.since ?? []);
		case "cleared":
			return nothingSaid;
	}
}

/** The conversation as the server keeps it. */
export function resumed({ conversationId, messages, quickReplies, person }: Transcript): ConversationState {
	return {
		...nothingSaid,
		conversationId,
		quickReplies,
		person,
		messages: messages.map((message, index) => ({ ...message, id: `stored-${index}` })),
	};
}

/** What the server keeps, and behind it what this window alone knows of. */
function joined(
	state: ConversationState,
	transcript: Transcript,
	since: readonly ChatMessage[],
): ConversationState {
	const stored = resumed(transcript);
	const unsent = state.messages.filter((message) => message.unsent && !isStored(message, state, transcript));
	const own = [...unsent, ...since];
	return {
		...stored,
		thinking: since.length > 0,
		messages: [...stored.messages, ...own],
		quickReplies: own.length > 0 ? [] : stored.quickReplies,
		failure: unsent.length > 0 ? state.failure : null,
	};
}

/** Only the answer was lost: the server has been told this once more often than we know of. */
function isStored(
	{ content }: ChatMessage,
	{ messages }: ConversationState,
	transcript: Transcript,
): boolean {
	const times = (said: Transcript["messages"]) =>
		said.filter((message) => message.role === "user" && message.content === content).length;
	return times(transcript.messages) > times(messages.filter(({ unsent }) => !unsent));
}

/** How many of the visitor's messages there are, sent or not. */
export function timesSaid(messages: readonly { role: "user" | "assistant" }[]): number {
	return messages.filter(({ role }) => role === "user").length;
}

// A message that is said again moves to the end: that is when it was said.
function withSaid(
	messages: readonly ChatMessage[],
	{ id, key, content, at, greeting }: ConversationEvent & { kind: "said" },
): ChatMessage[] {
	const opening: ChatMessage[] =
		messages.length === 0 ? [{ id: "greeting", role: "assistant", content: greeting, at: null }] : [];
	const before = messages.filter((message) => message.id !== id);
	return [...opening, ...before, { id, key, role: "user", content, at, fresh: true }];
}

function answered(
	state: ConversationState,
	{ id, answer, at }: ConversationEvent & { kind: "answered" },
): Partial<ConversationState> {
	const { reply, conversationId, sources, quickReplies, ways, pdf, person } = answer;
	const message: ChatMessage = {
		id,
		role: "assistant",
		content: reply,
		at,
		sources,
		ways,
		fresh: true,
		...(pdf && { pdf }),
	};
	return {
		thinking: false,
		arriving: "",
		person,
		conversationId: conversationId ?? state.conversationId,
		quickReplies,
		messages: reply || pdf ? [...state.messages, message] : state.messages,
	};
}

// What came is kept as it stands; with nothing of it there is only the offer to ask again.
function withStopped(
	{ messages, arriving }: ConversationState,
	{ id, at }: ConversationEvent & { kind: "stopped" },
): ChatMessage[] {
	const content = arriving.trim();
	return [
		...messages,
		{ id, role: "assistant", content, at: content ? at : null, stopped: true, fresh: true },
	];
}

function isUnknown(failure: Failure): boolean {
	return failure.kind === "refused" && failure.status === 404;
}
