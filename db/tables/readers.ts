export type ReadersTables = {
	comments: CommentsTable;
	subscribers: SubscribersTable;
};

export type CommentsTable = {
	id: string;
	reference: string;
	/** Hash of the form, so that the same comment sent twice is stored once. */
	form_key: string;
	post_id: string;
	/** The comment it answers; an answer has no answers. */
	parent_id: string | null;
	language: string;
	created_at: string;
	name: string;
	email: string;
	text: string;
	state: string;
	consent_version: string;
	/** When its author revoked the consent (ISO 8601, UTC). */
	consent_revoked_at: string | null;
};

export type SubscribersTable = {
	id: string;
	email: string;
	/** The mailbox of the address, equal for all spellings. */
	mailbox: string;
	language: string;
	state: string;
	/** The secret in its links. */
	token: string;
	created_at: string;
	/** When the last confirmation mail was queued. */
	asked_at: string;
	confirmed_at: string | null;
	cancelled_at: string | null;
	consent_version: string;
};
