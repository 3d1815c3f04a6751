import type { Language } from "../../content/language.ts";

export const commentStates = ["waiting", "approved", "spam"] as const;
export type CommentState = (typeof commentStates)[number];

/** What a reader wrote below a post. */
export type Comment = {
	id: string;
	/** What its writer calls it by. */
	reference: string;
	postId: string;
	/** The comment it answers; an answer is not answered. */
	parentId: string | null;
	language: Language;
	/** ISO 8601, UTC. */
	createdAt: string;
	name: string;
	/** Never shown. */
	email: string;
	text: string;
	state: CommentState;
	consentVersion: string;
	/** When its writer took their consent back, ISO 8601, UTC: nothing of it is mailed any more. */
	consentRevokedAt: string | null;
};
