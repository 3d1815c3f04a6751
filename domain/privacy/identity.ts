import { createHmac } from "node:crypto";
import { mailboxOf } from "../contact/email.ts";

export type Identity = {
	emails: readonly string[];
	phones: readonly string[];
	mailboxes?: readonly string[];
};

/**
 * Makes a keyed fingerprint of an address or a telephone. It needs the site's secret, so nobody can test addresses
 * against the list of erased people.
 */
export function markOf(secret: string, kind: "email" | "mailbox" | "phone", value: string): string {
	return createHmac("sha256", secret).update(`erased ${kind}:${value.toLowerCase()}`).digest("base64url");
}

/**
 * Makes all marks of a person: for each address, its mailbox, and each telephone. Ignores `mailboxes`: only a repeated
 * erasure has some, and it keeps the marks of the first.
 */
export function marksOf(secret: string, { emails, phones }: Identity): string[] {
	return [
		...emails.map((email) => markOf(secret, "email", email)),
		...emails.map((email) => markOf(secret, "mailbox", mailboxOf(email))),
		...phones.map((phone) => markOf(secret, "phone", phone)),
	];
}
