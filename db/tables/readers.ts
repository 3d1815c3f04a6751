import type { CommentState, SubscriberState } from "../../shared/blog.ts";
import type { Language } from "../../shared/language.ts";

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
	language: Language;
	created_at: string;
	name: string;
	email: string;
	text: string;
	state: CommentState;
	consent_version: string;
	consent_revoked_at: string | null;
};

export type SubscribersTable = {
	id: string;
	email: string;
	/** The mailbox of the address, equal for all spellings. */
	mailbox: string;
	language: Language;
	state: SubscriberState;
	token: string;
	created_at: string;
	asked_at: string;
	confirmed_at: string | null;
	cancelled_at: string | null;
	consent_version: string;
};
