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
	/** The visitor stopped it: what is there is all that came. Of a message of theirs: its answer, before a word came. */
	stopped?: true;
	/** How often it was asked, by whoever asked again in this window; absent: once. */
	attempt?: number;
	/** Said while the visitor was here: it arrives, where a stored one is just there. */
	fresh?: true;
	/** Its answer was still to come when the page was left. */
	awaited?: true;
};

/** Why an answer did not come. `error` is the server's own sentence. */
export type Failure =
	| { kind: "network" }
	| { kind: "unconfigured" }
	| { kind: "refused"; status: number; error: string | null };

/** What the server keeps of a conversation. */
export type Transcript = {
	conversationId: string;
	messages: readonly Omit<ChatMessage, "id" | "key" | "unsent" | "attempt" | "fresh" | "awaited">[];
	quickReplies: readonly string[];
	person: string | null;
	/** What the last message is sent again with, when its answer is still to come. */
	awaited?: { key: string | null; attempt: number } | null;
};

export type Answer = {
	reply: string;
	conversationId: string | null;
	sources: readonly Source[];
	quickReplies: readonly string[];
	ways: readonly Way[];
	pdf: ProposalFile | null;
	/** Who of the team has the conversation, when the reply is empty: theirs comes later. Of a reply: who said it. */
	person: string | null;
	/** The visitor stopped it: the reply is what came in whole sentences, perhaps nothing. */
	stopped: boolean;
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
	/** At a later attempt: what stands behind it was stopped, and is asked for anew. */
	| {
			kind: "said";
			id: string;
			key: string;
			content: string;
			at: string;
			greeting: string;
			attempt?: number;
	  }
	/** The answer is asked for that was still to come when the page was left. */
	| { kind: "awaiting" }
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
		case "awaiting":
			return { ...state, thinking: true, arriving: "", quickReplies: [], failure: null };
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
export function resumed({
	conversationId,
	messages,
	quickReplies,
	person,
	awaited = null,
}: Transcript): ConversationState {
	const last = messages.length - 1;
	return {
		...nothingSaid,
		conversationId,
		quickReplies,
		person,
		messages: messages.map((message, index) => ({
			...message,
			id: `stored-${index}`,
			...(index === last && awaited && awaitedBy(awaited)),
		})),
	};
}

// One that nobody can name by its key is asked once more instead: the server knows it by its words.
function awaitedBy({ key, attempt }: NonNullable<Transcript["awaited"]>): Partial<ChatMessage> {
	return key ? { awaited: true, key, attempt } : { awaited: true, attempt: attempt + 1 };
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

// A message that is said again moves to the end: that is when it was said. Asked anew, what was stopped behind it goes.
function withSaid(
	messages: readonly ChatMessage[],
	{ id, key, content, at, greeting, attempt = 1 }: ConversationEvent & { kind: "said" },
): ChatMessage[] {
	const opening: ChatMessage[] =
		messages.length === 0 ? [{ id: "greeting", role: "assistant", content: greeting, at: null }] : [];
	const again = attempt > 1;
	const stump = again && messages[messages.findIndex((message) => message.id === id) + 1];
	const isGone = (message: ChatMessage) => message.id === id || (message === stump && message.stopped);
	const before = messages.filter((message) => !isGone(message));
	const said: ChatMessage = { id, key, role: "user", content, at, fresh: true, ...(again && { attempt }) };
	return [...opening, ...before, said];
}

function answered(
	state: ConversationState,
	{ id, answer, at }: ConversationEvent & { kind: "answered" },
): Partial<ConversationState> {
	const { reply, conversationId, sources, quickReplies, ways, pdf, person, stopped } = answer;
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
		quickReplies,
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
