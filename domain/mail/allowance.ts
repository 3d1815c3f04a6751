import { createHash } from "node:crypto";
import { limits } from "../../config/limits.ts";
import type { Tx } from "../../db/connect.ts";
import { mailboxOf } from "../contact/email.ts";
import { checkRateLimits } from "../rate-limit/check-rate-limit.ts";
import type { Runtime } from "../runtime.ts";
import { daySeconds } from "../wall-clock.ts";

type VisitorMail = {
	to: string;
	/** The id of what causes the mail: a lead, a conversation, an account and the like. */
	cause: string;
	/** Each kind has limits of its own: flooding one form does not block the others. */
	kind: "proposal" | "form" | "rights" | "conversation" | "newsletter" | "email-change";
};

/**
 * Counts a mail to an address that a visitor typed, which may be anybody's, and tells whether it may be sent. Daily limits
 * apply to the mailbox, to the cause of the mail and to the total. @returns false when one is reached: the mail does not
 * count then.
 * @param tx the transaction that queues the mail: when it fails, nothing counts.
 */
export async function reserveMail(
	tx: Tx,
	runtime: Runtime,
	{ to, cause, kind }: VisitorMail,
): Promise<boolean> {
	const limited = [
		{ name: "from", most: limits.visitorMailsPerCause, subject: cause },
		{ name: "address", most: limits.visitorMailsPerAddress, subject: mailboxOf(to) },
		{ name: "day", most: limits.visitorMailsPerDay, subject: "everybody" },
	].map(({ name, most, subject }) => {
		return { limit: { name: `mail-${kind}-${name}`, most, seconds: daySeconds }, subject };
	});
	return (await checkRateLimits(tx, runtime, limited, runtime.now())).kind === "passed";
}

/** Hashes the address a queued mail was allowed for, so that a later change shows. */
export function addressMark(address: string): string {
	return createHash("sha256").update(address.toLowerCase()).digest("base64url");
}
