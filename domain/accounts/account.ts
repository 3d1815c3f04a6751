import { z } from "zod";
import { type AccountKind, type Role, roles } from "../../shared/account.ts";
import type { Language } from "../../shared/language.ts";

export type Account = {
	id: string;
	/** ISO 8601, UTC. */
	createdAt: string;
	username: string;
	email: string;
	name: string;
	kind: AccountKind;
	/** Of staff: at least one, in the order of `roles`. Clients have none. */
	roles: readonly Role[];
	clientId: string | null;
	language: Language;
	disabledAt: string | null;
	twoFactor: boolean;
};

export type Client = {
	id: string;
	/** ISO 8601, UTC. */
	createdAt: string;
	name: string;
	subdomain: string;
};

/** Whether an account may have leads, conversations and clients. */
export function maySell({
	kind,
	roles,
	disabledAt,
}: Pick<Account, "kind" | "roles" | "disabledAt">): boolean {
	return kind === "staff" && !disabledAt && roles.some((role) => role !== "editor");
}

/** Whether an account may write posts. */
export function mayWrite({
	kind,
	roles,
	disabledAt,
}: Pick<Account, "kind" | "roles" | "disabledAt">): boolean {
	return kind === "staff" && !disabledAt && roles.some((role) => role !== "sales");
}

/** Reads the names of roles, each once; others are dropped. */
export function readRoles(names: readonly string[]): Role[] {
	return roles.filter((role) => names.includes(role));
}

/** Accepts 3 to 40 letters, digits, dots, dashes and underscores. Usernames are stored in lower case. */
export function isUsername(text: string): boolean {
	return /^[\w.-]{3,40}$/.test(text);
}

/**
 * Reads an account's address: stricter than `readEmail`, since better-auth makes a link to a new password for no other.
 * @returns it in lower case; null when it is none.
 */
export function readAccountEmail(typed: string): string | null {
	const email = typed.trim().toLowerCase();
	return email.length <= 254 && z.email().safeParse(email).success ? email : null;
}

const reserved = ["www", "api", "app", "admin", "mail", "smtp", "ftp", "ns", "portal", "login", "localhost"];

/** Accepts one label of a host name (RFC 1035) in lower case: letters, digits and inner dashes. Rejects reserved names. */
export function isSubdomain(text: string): boolean {
	return /^(?!xn--)[a-z\d]([a-z\d-]{0,38}[a-z\d])?$/.test(text) && !reserved.includes(text);
}
