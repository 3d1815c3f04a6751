import type { Language } from "../../content/language.ts";

export const accountKinds = ["client", "staff"] as const;
export type AccountKind = (typeof accountKinds)[number];

/** What staff may do: the blog; leads, conversations and proposals; everything. */
export const roles = ["editor", "sales", "admin"] as const;
export type Role = (typeof roles)[number];

/** Whoever may sign in. */
export type Account = {
	id: string;
	/** ISO 8601, UTC. */
	createdAt: string;
	username: string;
	email: string;
	name: string;
	kind: AccountKind;
	/** Of staff; null for a client. */
	role: Role | null;
	/** Of a client; null for staff. */
	clientId: string | null;
	language: Language;
	/** ISO 8601, UTC; null while it may sign in. */
	disabledAt: string | null;
	/** Whether signing in asks for a second factor. */
	twoFactor: boolean;
};

/** Letters, digits, dots, dashes and underscores, 3 to 40 of them, kept in small letters. */
export function isUsername(text: string): boolean {
	return /^[\w.-]{3,40}$/.test(text);
}

/** Names that hosts of the site itself have or may come to have. */
const reserved = ["www", "api", "app", "admin", "mail", "smtp", "ftp", "ns", "portal", "login", "localhost"];

/** One label of a host name, RFC 1035: letters, digits and inner dashes, in small letters; none that is kept for the site. */
export function isSubdomain(text: string): boolean {
	return /^(?!xn--)[a-z\d]([a-z\d-]{0,38}[a-z\d])?$/.test(text) && !reserved.includes(text);
}
