export type AccountKind = "client" | "staff";

/** The permissions of staff. Editors manage the blog; sales manages leads, conversations and proposals; admins everything. */
export const roles = ["editor", "sales", "admin"] as const;
export type Role = (typeof roles)[number];

/** What a key of the API may do; see docs/operations.md. */
export const apiScopes = ["leads:read", "metrics", "crm:write", "pdf"] as const;
export type ApiScope = (typeof apiScopes)[number];

export const apiKeyLifetimes = ["30", "90", "365", "never"] as const;
export type ApiKeyLifetime = (typeof apiKeyLifetimes)[number];

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

export const passkeyPurposes = ["sign-in", "confirm", "add"] as const;
export type PasskeyPurpose = (typeof passkeyPurposes)[number];

export type Factor = "password" | "code" | "backup-code" | "passkey";

/** Why somebody gets a link to choose a password: they forgot theirs, an admin took it away, or their account is new. */
export type PasswordLinkReason = "forgotten" | "reset" | "new-account";

export type PasswordProblem = "tooShort" | "tooLong" | "tooEasy";
export type AccountProblem = "username" | "email" | "subdomain" | "otherCompany" | "taken";

export type InvitationEnd = "used" | "expired" | "revoked" | "unknown";

/** How a link reaches the colleague: by mail, or shown once to the person who invites. */
export type LinkWay = "mail" | "shown";

export const securityChanges = [
	"password-changed",
	"password-reset",
	"second-factor-on",
	"second-factor-off",
	"passkey-added",
	"passkey-removed",
] as const;
export type SecurityChange = (typeof securityChanges)[number];

/** What somebody leaves behind. clients: projects they answer for; posts: drafts they sign. */
export const workKinds = ["leads", "conversations", "clients", "posts"] as const;
export type WorkKind = (typeof workKinds)[number];
