import type {
	AgentAnswer,
	Choice,
	Input,
	ProposalFacts,
	ProposalFile,
	PublicTranscript,
} from "../../../shared/chat.ts";

export type AnswerControls = { choices: readonly Choice[] } & Pick<AgentAnswer, "form" | "progress">;

export const noControls: AnswerControls = { choices: [], form: null, progress: null };

export type MessageInput = Exclude<Input, { kind: "text" }>;

export type KnownFactTexts = Partial<Record<keyof ProposalFacts, string>>;

export type TranscriptEntry = Omit<PublicTranscript["messages"][number], "at" | "person"> & {
	/** The colleague who wrote it; absent: the visitor or the assistant. */
	writer?: string | undefined;
	/** ISO time, or null for the greeting of a conversation that has not begun. */
	at: string | null;
};

export type ChatMessage = TranscriptEntry & {
	id: string;
	failed?: true;
	idempotencyKey?: string;
	attempt?: number;
	fresh?: true;
	isPending?: true;
	input?: MessageInput;
};

export type Failure =
	| { kind: "network" }
	| { kind: "unconfigured" }
	| { kind: "refused"; status: number; error: string | null };

export type ReceivedTranscript = AnswerControls & {
	conversationToken: string;
	colleague: string | null;
	colleagueSince?: string | null;
	waitsForPerson?: boolean;
	messages: readonly TranscriptEntry[];
	facts?: KnownFactTexts;
	awaited?: { idempotencyKey: string | null; attempt: number } | null;
};

export type ChatAnswer = AnswerControls &
	Required<Pick<AgentAnswer, "reply" | "sources" | "ways" | "stopped">> & {
		conversationToken: string | null;
		pdf: ProposalFile | null;
		/** The colleague who wrote the reply; null: the assistant. */
		writer: string | null;
		/** Who has the conversation; absent where a colleague's reply does not tell. */
		colleague?: string | null;
		waitsForPerson?: boolean;
		facts?: KnownFactTexts;
	};

/** A new message removes choices and form; the progress stays until the next answer. */
export type ConversationState = AnswerControls & {
	thinking: boolean;
	arriving: string;
	colleague: string | null;
	/** How many messages were there when the colleague came; null where that is not known. */
	joinedAfter: number | null;
	waitsForPerson: boolean;
	conversationToken: string | null;
	messages: readonly ChatMessage[];
	facts: KnownFactTexts;
	failure: Failure | null;
};

export const emptyConversation: ConversationState = {
	thinking: false,
	arriving: "",
	colleague: null,
	joinedAfter: null,
	waitsForPerson: false,
	conversationToken: null,
	messages: [],
	facts: {},
	...noControls,
	failure: null,
};
