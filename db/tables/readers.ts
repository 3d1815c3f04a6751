/** The tables of db/tables.ts about readers. */
export type ReadersTables = {
	comments: CommentsTable;
	subscribers: SubscribersTable;
};

export type CommentsTable = {
	id: string;
	reference: string;
	/** Fingerprint of the form it came with, so that the same comment sent twice is one. */
	form_key: string;
	post_id: string;
	/** The comment it answers; an answer is not answered. */
	parent_id: string | null;
	language: string;
	created_at: string;
	name: string;
	email: string;
	text: string;
	state: string;
	consent_version: string;
	/** When its writer took their consent back; ISO 8601, UTC. */
	consent_revoked_at: string | null;
};

export type SubscribersTable = {
	id: string;
	email: string;
	/** The mailbox behind the address, the same for all its spellings. */
	mailbox: string;
	language: string;
	state: string;
	/** What its links carry. */
	token: string;
	created_at: string;
	/** When the last mail that asks to confirm was queued. */
	asked_at: string;
	confirmed_at: string | null;
	cancelled_at: string | null;
	consent_version: string;
};
