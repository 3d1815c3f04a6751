export type ReadersTables = {
	comments: CommentsTable;
	subscribers: SubscribersTable;
};

export type CommentsTable = {
	id: string;
	reference: string;
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
	consent_revoked_at: string | null;
};

export type SubscribersTable = {
	id: string;
	email: string;
	/** The mailbox of the address, equal for all spellings. */
	mailbox: string;
	language: string;
	state: string;
	token: string;
	created_at: string;
	asked_at: string;
	confirmed_at: string | null;
	cancelled_at: string | null;
	consent_version: string;
};
