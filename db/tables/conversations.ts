/** The tables of db/tables.ts about conversations. */
export type ConversationsTables = {
	conversations: ConversationsTable;
	conversation_mails: ConversationMailsTable;
	messages: MessagesTable;
	model_spending: ModelSpendingTable;
	unknown_questions: UnknownQuestionsTable;
};

export type ConversationsTable = {
	id: string;
	created_at: string;
	updated_at: string;
	language: string;
	/** JSON of the assistant's DialogueState. */
	state: string;
	/** Messages stored so far: the next message's position. */
	length: number;
	/** Fingerprint of the transcript, for callers that resend it instead of an id. */
	transcript_hash: string;
	/** The account of who has taken it over, and the name visitors see. */
	person_id: string | null;
	person_name: string | null;
	/** What the team finds it by when its visitor goes on elsewhere. Null: nothing was said since there are any. */
	reference: string | null;
};

/** What a visitor asked to have of a conversation by mail. */
export type ConversationMailsTable = {
	id: string;
	conversation_id: string;
	what: string;
	email: string;
	language: string;
	/** What its link carries. */
	token: string;
	created_at: string;
	/** When the link was used: it works once. */
	used_at: string | null;
	consent_version: string;
};

export type MessagesTable = {
	conversation_id: string;
	position: number;
	role: string;
	content: string;
	created_at: string;
	/** JSON: sources, quick replies, proposal link, whether the visitor stopped it. */
	extras: string;
	/** Unique: a message that is sent again with it is not stored again. */
	idempotency_key: string | null;
	/** Of a visitor's message: see domain/conversations/message-status.ts. */
	status: string | null;
	/** When its visitor asked to stop the answer to it. */
	stopped_at: string | null;
	/** Position of the message it answers. Null: it answers none, or was stored before this was kept. */
	answers: number | null;
	/** Of a visitor's message, how often they had asked it when it was asked last, as far as they count. */
	attempt: number | null;
	/** While the status is answering: the lease of who answers, and the time after which another may take it. */
	claim: string | null;
	claimed_until: string | null;
};

/** What the model behind the assistant used, by day and by conversation. */
export type ModelSpendingTable = {
	scope: string;
	/** Millionths of a dollar. */
	micro_dollars: number;
	milliseconds: number;
	updated_at: string;
};

/** What visitors asked and the assistant could not answer, each question once; never who asked. */
export type UnknownQuestionsTable = {
	id: string;
	language: string;
	/** As it was asked first, without addresses, telephones and names. */
	question: string;
	/** The question without accents, capitals and signs: by it the next one who asks is counted. */
	normalized: string;
	times: number;
	first_asked_at: string;
	last_asked_at: string;
};
