import type { Factor, SignInEvent } from "../../../shared/account.ts";

/** Those that opened a session. */
export const successes: readonly SignInEvent[] = ["signed-in", "new-device", "passkey", "passkey-new-device"];

export type SignInEntry = {
	id: string;
	/** ISO 8601, UTC. */
	at: string;
	event: SignInEvent;
	/** Null for what happens before any proof. */
	factor: Factor | null;
	/** Null when no account has the name that was typed: the name is not kept, it may be a password. */
	account: { id: string; name: string; username: string } | null;
	visitorAddress: string;
	userAgent: string;
};
