import type { Role } from "../../../shared/account.ts";
import type { Language } from "../../../shared/language.ts";

export type TeamInvitation = {
	/** Becomes the id of the account. */
	id: string;
	/** ISO 8601, UTC, as all times here. */
	createdAt: string;
	email: string;
	name: string;
	roles: readonly Role[];
	language: Language;
	inviter: string;
	/** Counts the links of this invitation: the last one works. */
	issue: number;
	expiresAt: string;
};
