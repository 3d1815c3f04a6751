/** What happened at a sign-in. "new-device": signed in with a browser that never was in this account. "passkey": by one. */
export const signInEvents = [
	"signed-in",
	"new-device",
	"code-asked",
	"refused",
	"code-refused",
	"locked",
	"passkey",
	"passkey-new-device",
	"passkey-refused",
] as const;
export type SignInEvent = (typeof signInEvents)[number];

/** Those that opened a session. */
export const successes: readonly SignInEvent[] = ["signed-in", "new-device", "passkey", "passkey-new-device"];

export type SignInEntry = {
	id: string;
	/** ISO 8601, UTC. */
	at: string;
	event: SignInEvent;
	/** Null when no account has the name that was typed: the name is not kept, it may be a password. */
	account: { id: string; name: string; username: string } | null;
	/** The visitor's address. */
	visitor: string;
	userAgent: string;
};
