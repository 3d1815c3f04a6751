/**
 * What happened at a sign-in. "new-device": signed in with a browser that never was in this account. "passkey": by one.
 * "slowed": too many tries of one visitor. "confirmed": proved again who they are while signed in.
 */
export const signInEvents = [
	"signed-in",
	"new-device",
	"code-asked",
	"refused",
	"code-refused",
	"locked",
	"code-locked",
	"slowed",
	"confirmed",
	"confirm-refused",
	"passkey",
	"passkey-new-device",
	"passkey-refused",
] as const;
export type SignInEvent = (typeof signInEvents)[number];

/** Those that opened a session. */
export const successes: readonly SignInEvent[] = ["signed-in", "new-device", "passkey", "passkey-new-device"];

export const factors = ["password", "code", "backup-code", "passkey"] as const;
export type Factor = (typeof factors)[number];

export type SignInEntry = {
	id: string;
	/** ISO 8601, UTC. */
	at: string;
	event: SignInEvent;
	/** Null for what happens before any proof. */
	factor: Factor | null;
	/** Null when no account has the name that was typed: the name is not kept, it may be a password. */
	account: { id: string; name: string; username: string } | null;
	/** The visitor's address. */
	visitor: string;
	userAgent: string;
};
