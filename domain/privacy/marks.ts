import { createHmac } from "node:crypto";
import { mailboxOf } from "../contact/mailbox.ts";
import type { Identity } from "./person-store.ts";

/**
 * What tells an address or a telephone again without holding it: only who has the site's secret can make it, so the
 * list of the erased is no list of addresses to be tried out.
 */
export function markOf(secret: string, kind: "email" | "mailbox" | "phone", value: string): string {
	return createHmac("sha256", secret).update(`erased ${kind}:${value.toLowerCase()}`).digest("base64url");
}

/** Every mark somebody is told by again: of each address, of the mailbox behind it, and of each telephone. */
export function marksOf(secret: string, { emails, phones }: Identity): string[] {
	return [
		...emails.map((email) => markOf(secret, "email", email)),
		...emails.map((email) => markOf(secret, "mailbox", mailboxOf(email))),
		...phones.map((phone) => markOf(secret, "phone", phone)),
	];
}
