import type {
	AgentAnswer,
	Choice,
	Input,
	ProposalFacts,
	ProposalFile,
	SourcePage,
	TeamChannel,
} from "../../../shared/chat.ts";
import type { MessageRole } from "../../../shared/conversation.ts";

export type AnswerControls = { choices: readonly Choice[] } & Pick<AgentAnswer, "form" | "progress">;

export const noControls: AnswerControls = { choices: [], form: null, progress: null };

/** What a message was sent as, when it was not typed. */
export type MessageInput = Exclude<Input, { kind: "text" }>;

export type ToldFacts = Partial<Record<keyof ProposalFacts, string>>;

export type ChatMessage = {
	id: string;
	role: MessageRole;
	content: string;
	/** ISO time, or null for the greeting of a conversation that has not begun. */
	at: string | null;
	sources?: readonly SourcePage[];
	pdf?: ProposalFile;
	ways?: readonly TeamChannel[];
	unsent?: true;
	idempotencyKey?: string;
	person?: string;
	/** The visitor stopped the answer, which is incomplete. On a visitor's message: stopped before its first word. */
	stopped?: boolean;
	attempt?: number;
	fresh?: true;
	awaited?: true;
	input?: MessageInput;
};

export type Failure =
	| { kind: "network" }
	| { kind: "unconfigured" }
	| { kind: "refused"; status: number; error: string | null };

export type StoredTranscript = AnswerControls & {
	conversationId: string;
	messages: readonly Omit<
		ChatMessage,
		"id" | "idempotencyKey" | "unsent" | "attempt" | "fresh" | "awaited" | "input"
	>[];
	person: string | null;
	known?: ToldFacts;
	awaited?: { idempotencyKey: string | null; attempt: number } | null;
};

export type ChatAnswer = AnswerControls & {
	reply: string;
	conversationId: string | null;
	sources: readonly SourcePage[];
	ways: readonly TeamChannel[];
	pdf: ProposalFile | null;
	/** Name of a team member: the writer of the reply, or, with an empty reply, who has the conversation. */
	person: string | null;
	/** The visitor stopped the answer: the reply holds its complete sentences, perhaps none. */
	stopped: boolean;
	known?: ToldFacts;
};

/** A new message removes choices and form; the progress stays until the next answer. */
export type ConversationState = AnswerControls & {
	thinking: boolean;
	arriving: string;
	person: string | null;
	conversationId: string | null;
	messages: readonly ChatMessage[];
	known: ToldFacts;
	failure: Failure | null;
};

export const emptyConversation: ConversationState = {
	thinking: false,
	arriving: "",
	person: null,
	conversationId: null,
	messages: [],
	known: {},
	...noControls,
	failure: null,
};
