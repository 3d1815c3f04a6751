import type { MessageRole } from "../../../shared/conversation.ts";
import {
	type ChatMessage,
	type ConversationState,
	emptyConversation,
	type ReceivedTranscript,
	type TranscriptEntry,
} from "./conversation-types.ts";

export function stateFromTranscript(transcript: ReceivedTranscript): ConversationState {
	const { conversationToken, messages, choices, form, progress, colleague } = transcript;
	const { waitsForPerson = false, facts = {}, awaited = null } = transcript;
	const last = messages.length - 1;
	return {
		...emptyConversation,
		conversationToken,
		choices,
		form,
		progress,
		colleague,
		joinedAfter: joinedAfter(transcript),
		waitsForPerson,
		facts,
		messages: messages.map((message, index) => ({
			...message,
			id: `stored-${index}`,
			...(index === last && awaited && pendingFields(awaited)),
		})),
	};
}

function joinedAfter({ messages, colleagueSince = null }: ReceivedTranscript): number | null {
	if (!colleagueSince) return null;
	return messages.filter(({ at }) => at === null || at <= colleagueSince).length;
}

// Without a key, the message is sent as another attempt: the server recognises it by its text.
function pendingFields({
	idempotencyKey,
	attempt,
}: NonNullable<ReceivedTranscript["awaited"]>): Partial<ChatMessage> {
	return idempotencyKey
		? { isPending: true, idempotencyKey, attempt }
		: { isPending: true, attempt: attempt + 1 };
}

export function mergeTranscript(
	state: ConversationState,
	transcript: ReceivedTranscript,
	sentMeanwhile: readonly ChatMessage[],
): ConversationState {
	const stored = stateFromTranscript(transcript);
	const failed = state.messages.filter(
		(message) => message.failed && !isInTranscript(message, state, transcript),
	);
	const localMessages = [...failed, ...sentMeanwhile];
	return {
		...stored,
		thinking: sentMeanwhile.length > 0,
		messages: [...withInputs(stored.messages, state.messages), ...localMessages],
		...(localMessages.length > 0 && { choices: [], form: null }),
		failure: failed.length > 0 ? state.failure : null,
	};
}

// A transcript omits the choice or form of a message: this window keeps it for a retry.
function withInputs(stored: readonly ChatMessage[], previous: readonly ChatMessage[]): ChatMessage[] {
	return stored.map((message, index) => {
		const previousMessage = previous[index];
		return previousMessage?.input && isSameMessage(previousMessage, message)
			? { ...message, input: previousMessage.input }
			: message;
	});
}

function isInTranscript(
	failedMessage: ChatMessage,
	{ messages }: ConversationState,
	transcript: ReceivedTranscript,
): boolean {
	const countIn = (all: readonly TranscriptEntry[]) =>
		all.filter((message) => isSameMessage(failedMessage, message)).length;
	return countIn(transcript.messages) > countIn(messages.filter(({ failed }) => !failed));
}

/** Whether a stored message may be this one. The server writes the text of a form, so that text may differ. */
export function isSameMessage(
	{ content, input }: Pick<ChatMessage, "content" | "input">,
	stored: TranscriptEntry,
): boolean {
	return stored.role === "user" && (input?.kind === "form" || stored.content === content);
}

export function countVisitorMessages(messages: readonly { role: MessageRole }[]): number {
	return messages.filter(({ role }) => role === "user").length;
}

/** Whether the reader already sees this transcript: redrawing it would make a screen reader repeat it. */
export function isAlreadyShown(stored: ReceivedTranscript, state: ConversationState): boolean {
	const { colleague, conversationToken } = state;
	const messages = state.messages.filter(({ failed }) => !failed);
	return (
		stored.conversationToken === conversationToken &&
		stored.colleague === colleague &&
		joinedAfter(stored) === state.joinedAfter &&
		stored.messages.length === messages.length &&
		stored.messages.at(-1)?.content === messages.at(-1)?.content
	);
}
