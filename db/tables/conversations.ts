import type { Generated } from "kysely";
import type { MailedContent, MessageRole, MessageStatus } from "../../shared/conversation.ts";
import type { Language } from "../../shared/language.ts";

export type ConversationsTables = {
	conversations: ConversationsTable;
	conversation_mails: ConversationMailsTable;
	messages: MessagesTable;
	model_spending: ModelSpendingTable;
	unknown_questions: UnknownQuestionsTable;
	conversation_notes: ConversationNotesTable;
	conversation_labels: ConversationLabelsTable;
	visitor_presence: VisitorPresenceTable;
	canned_replies: CannedRepliesTable;
};

export type ConversationsTable = {
	id: string;
	created_at: string;
	updated_at: string;
	language: Language;
	/** JSON of the assistant's DialogueState. */
	state: string;
	/** Messages stored so far: the next message's position. */
	length: number;
	/** Fingerprint of the transcript, for callers that resend it instead of an id. */
	transcript_hash: string;
	person_id: string | null;
	person_name: string | null;
	/** The team finds a moved conversation by it. Null for conversations older than references. */
	reference: string | null;
	/** Of a conversation from before tokens: until when its id alone opens it. */
	opens_by_id_until: string | null;
	/** Messages of the visitor that nobody of the team has opened. */
	unread: Generated<number>;
	/** Since when the visitor waits for a person; null: they do not. */
	waiting_since: string | null;
	snoozed_until: string | null;
};

/** What the team writes to itself in a conversation. Never shown to the visitor. */
export type ConversationNotesTable = {
	id: string;
	conversation_id: string;
	created_at: string;
	author_id: string;
	author_name: string;
	text: string;
};

export type ConversationLabelsTable = {
	conversation_id: string;
	label: string;
};

/** Where the visitor of a conversation is on the site. */
export type VisitorPresenceTable = {
	conversation_id: string;
	page: string;
	/** As the browser names it, such as America/Bogota. */
	time_zone: string | null;
	opened_at: string;
	seen_at: string;
};

/** Replies that the team stores, found by their shortcut. */
export type CannedRepliesTable = {
	id: string;
	language: Language;
	shortcut: string;
	text: string;
	updated_at: string;
};

export type ConversationMailsTable = {
	id: string;
	conversation_id: string;
	what: MailedContent;
	email: string;
	language: Language;
	token: string;
	created_at: string;
	used_at: string | null;
	consent_version: string;
};

export type MessagesTable = {
	conversation_id: string;
	position: number;
	role: MessageRole;
	content: string;
	created_at: string;
	/** JSON: what an answer shows beside its text and whether it was stopped; of a visitor's message the choice or form. */
	extras: string;
	idempotency_key: string | null;
	/** Of a visitor's message: see domain/conversations/turn/message-status.ts. */
	status: MessageStatus | null;
	/** When the visitor asked to stop the answer. */
	stopped_at: string | null;
	/** Position of the message it answers. Null: it answers none, or was stored before this was kept. */
	answers: number | null;
	/** Of a visitor's message: how often they asked it, as far as they count. */
	attempt: number | null;
	/** While the status is answering: the lease of the process that answers, and the time after which another may take it. */
	claim: string | null;
	claimed_until: string | null;
};

export type ModelSpendingTable = {
	scope: string;
	/** Millionths of a dollar. */
	micro_dollars: number;
	milliseconds: number;
	updated_at: string;
};

/** Questions that the assistant could not answer, each once; never who asked. */
export type UnknownQuestionsTable = {
	id: string;
	language: Language;
	/** The first wording, without addresses, telephones and names. */
	question: string;
	/** Without accents, capitals and signs: repeated questions are counted by it. */
	normalized: string;
	times: number;
	first_asked_at: string;
	last_asked_at: string;
};
