import { type ApiScope, apiScopes } from "../../../shared/account.ts";

export type ApiKey = {
	id: string;
	/** ISO 8601, UTC, as all times here. */
	createdAt: string;
	name: string;
	scopes: readonly ApiScope[];
	/** Null: never. */
	expiresAt: string | null;
	/** To the minute. */
	lastUsedAt: string | null;
	revokedAt: string | null;
};

/** Tells whether a text is a scope. */
export function isApiScope(text: string): text is ApiScope {
	return apiScopes.some((scope) => scope === text);
}
