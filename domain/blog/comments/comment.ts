import type { CommentState } from "../../../shared/blog.ts";
import type { Language } from "../../../shared/language.ts";

export type Comment = {
	id: string;
	reference: string;
	postId: string;
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
	/** When its author revoked the consent (ISO 8601, UTC): no mail about it is sent after that. */
	consentRevokedAt: string | null;
};
