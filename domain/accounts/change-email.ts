import { limits } from "../../config/limits.ts";
import type { Db } from "../../db/connect.ts";
import { isUniqueViolation } from "../../db/unique.ts";
import type { Actor } from "../audit-log/audit-entry.ts";
import { recordInAuditLog } from "../audit-log/audit-store.ts";
import { enqueue } from "../deliveries/delivery-store.ts";
import { reserveMail } from "../mail/allowance.ts";
import type { Runtime } from "../runtime.ts";
import { hashOfToken } from "../secrets.ts";
import { dayMs, hourMs } from "../wall-clock.ts";
import { findAccount, setEmail } from "./account-store.ts";
import {
	type EmailChange,
	findEmailChange,
	forgetEmailChangesBefore,
	putEmailChange,
	takeEmailChange,
} from "./email-change-store.ts";
import { forgetVerifications } from "./sign-in/session-store.ts";

/**
 * Asks a new address of an account to confirm the change; until then the old one stays. Answers the same
 * when another account has the address, though no mail leaves then: the answer must not tell who has an account.
 * @returns limit-reached: this address or this account reached the day's limit of such mails.
 */
export function askEmailChange(
	db: Db,
	runtime: Runtime,
	actor: Actor,
	{ accountId, email }: { accountId: string; email: string },
): Promise<"asked" | "limit-reached" | "unknown"> {
	return db.transaction().execute(async (tx) => {
		const account = await findAccount(tx, "id", accountId);
		if (!account) return "unknown";
		const mail = { to: email, cause: accountId, kind: "email-change" } as const;
		if (!(await reserveMail(tx, runtime, mail))) return "limit-reached";
		const now = runtime.now();
		const change: EmailChange = {
			id: runtime.newId(),
			accountId,
			createdAt: now.toISOString(),
			email: email.toLowerCase(),
			previousEmail: account.email,
			expiresAt: new Date(now.getTime() + limits.emailChangeHours * hourMs).toISOString(),
		};
		await putEmailChange(tx, change, hashOfToken(changeToken(runtime, change.id)));
		await enqueue(tx, runtime, {
			dedupeKey: `email-change:${change.id}`,
			kind: "email-change",
			payload: { accountId, changeId: change.id },
		});
		const subject = { kind: "account", id: accountId } as const;
		await recordInAuditLog(tx, runtime, { actor, action: "email-change-asked", subject });
		return "asked";
	});
}

/** Changes the address as the mailed link says, once, and tells the old address. @returns false when the link works no more. */
export async function confirmEmailChange(db: Db, runtime: Runtime, token: string): Promise<boolean> {
	try {
		return await db.transaction().execute(async (tx) => {
			const change = await takeEmailChange(tx, hashOfToken(token), runtime.now().toISOString());
			const account = change && (await findAccount(tx, "id", change.accountId));
			if (!account) return false;
			await setEmail(tx, account.id, change.email);
			await forgetVerifications(tx, account.id);
			await enqueue(tx, runtime, {
				dedupeKey: `email-changed:${change.id}`,
				kind: "email-changed",
				payload: { accountId: account.id, changeId: change.id },
			});
			const actor = { id: account.id, name: account.name };
			const subject = { kind: "account", id: account.id } as const;
			await recordInAuditLog(tx, runtime, { actor, action: "email-changed", subject });
			return true;
		});
	} catch (error) {
		// Another account got the address meanwhile.
		if (isUniqueViolation(error)) return false;
		throw error;
	}
}

/** Reads the change that a mail is about, and its token. @returns isTaken: an account has the new address. Null: it is gone. */
export async function readEmailChange(
	db: Db,
	runtime: Runtime,
	id: string,
): Promise<{ change: EmailChange; token: string; isTaken: boolean } | null> {
	const change = await findEmailChange(db, id);
	if (!change) return null;
	const isTaken = (await findAccount(db, "email", change.email)) !== null;
	return { change, token: changeToken(runtime, id), isTaken };
}

/** Deletes changes whose links and mails ended long ago. */
export async function forgetEmailChanges(db: Db, runtime: Runtime): Promise<void> {
	const oldest = runtime.now().getTime() - limits.endedLinkDays * dayMs;
	await forgetEmailChangesBefore(db, new Date(oldest).toISOString());
}

/** The same on each try of a mail; only the site's secret makes it. */
function changeToken(runtime: Runtime, id: string): string {
	return runtime.fingerprint(`email-change:${id}`);
}
