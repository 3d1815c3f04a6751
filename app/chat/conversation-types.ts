import { type AnswerControls, type MessageInput, noControls } from "./card-form.ts";

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
	/** The choice or the form it was sent with from this window; absent: words alone. */
	input?: MessageInput;
};

/** Why an answer did not come. `error` is the server's own sentence. */
export type Failure =
	| { kind: "network" }
	| { kind: "unconfigured" }
	| { kind: "refused"; status: number; error: string | null };

/** What the server keeps of a conversation. */
export type Transcript = AnswerControls & {
	conversationId: string;
	messages: readonly Omit<ChatMessage, "id" | "key" | "unsent" | "attempt" | "fresh" | "awaited" | "input">[];
	person: string | null;
	/** What the last message is sent again with, when its answer is still to come. */
	awaited?: { key: string | null; attempt: number } | null;
};

export type Answer = AnswerControls & {
	reply: string;
	conversationId: string | null;
	sources: readonly Source[];
	ways: readonly Way[];
	pdf: ProposalFile | null;
	/** Who of the team has the conversation, when the reply is empty: theirs comes later. Of a reply: who said it. */
	person: string | null;
	/** The visitor stopped it: the reply is what came in whole sentences, perhaps nothing. */
	stopped: boolean;
};

/** The controls are the newest answer's: choices and form go once something is said, the progress stays till the next. */
export type ConversationState = AnswerControls & {
	thinking: boolean;
	/** What came so far of the answer that is being waited for. */
	arriving: string;
	/** Who of the team has the conversation; null: the assistant answers. */
	person: string | null;
	conversationId: string | null;
	messages: readonly ChatMessage[];
	/** Shown as the assistant's last words until something else is said. */
	failure: Failure | null;
};

export const nothingSaid: ConversationState = {
	thinking: false,
	arriving: "",
	person: null,
	conversationId: null,
	messages: [],
	...noControls,
	failure: null,
};
