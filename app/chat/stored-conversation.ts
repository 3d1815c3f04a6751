import {
	type ChatMessage,
	type ConversationState,
	nothingSaid,
	type Transcript,
} from "./conversation-types.ts";

type StoredMessage = Transcript["messages"][number];

/** The conversation as the server keeps it. */
export function resumed({
	conversationId,
	messages,
	choices,
	form,
	progress,
	person,
	awaited = null,
}: Transcript): ConversationState {
	const last = messages.length - 1;
	return {
		...nothingSaid,
		conversationId,
		choices,
		form,
		progress,
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
export function joined(
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
		messages: [...withInputs(stored.messages, state.messages), ...own],
		...(own.length > 0 && { choices: [], form: null }),
		failure: unsent.length > 0 ? state.failure : null,
	};
}

// A transcript does not tell what a message was sent with: this window remembers it, to ask it again.
function withInputs(stored: readonly ChatMessage[], known: readonly ChatMessage[]): ChatMessage[] {
	return stored.map((message, index) => {
		const same = known[index];
		return same?.input && isSameMessage(same, message) ? { ...message, input: same.input } : message;
	});
}

/** Only the answer was lost: the server has been told this once more often than we know of. */
function isStored(own: ChatMessage, { messages }: ConversationState, transcript: Transcript): boolean {
	const times = (all: readonly StoredMessage[]) =>
		all.filter((message) => isSameMessage(own, message)).length;
	return times(transcript.messages) > times(messages.filter(({ unsent }) => !unsent));
}

/** Whether a stored message may be this one. The server words what a form says, so that its content may differ. */
export function isSameMessage(
	{ content, input }: Pick<ChatMessage, "content" | "input">,
	stored: StoredMessage,
): boolean {
	return stored.role === "user" && (input?.kind === "form" || stored.content === content);
}

/** How many of the visitor's messages there are, sent or not. */
export function timesSaid(messages: readonly { role: "user" | "assistant" }[]): number {
	return messages.filter(({ role }) => role === "user").length;
}

/** Whether the reader sees it all already: what is drawn anew is also read out anew. */
export function isShown(stored: Transcript, state: ConversationState): boolean {
	const { person, conversationId } = state;
	const messages = state.messages.filter(({ unsent }) => !unsent);
	return (
		stored.conversationId === conversationId &&
		stored.person === person &&
		stored.messages.length === messages.length &&
		stored.messages.at(-1)?.content === messages.at(-1)?.content
	);
}
