import { createHash } from "node:crypto";
import type { Db, Tx } from "../../db/connect.ts";
import { type PasswordLinkReason, type SecurityChange, securityChanges } from "../../shared/account.ts";
import { recordInAuditLog } from "../audit-log/audit-store.ts";
import { enqueue } from "../deliveries/delivery-store.ts";
import { forgetSubjects } from "../rate-limit/check-rate-limit.ts";
import type { Runtime } from "../runtime.ts";
import type { Account } from "./account.ts";
import { findAccount, passwordSetAt } from "./account-store.ts";
import { forgetPendingEmailChange } from "./email-change-store.ts";
import { findAccountByLogin } from "./read-accounts.ts";
import {
	endSession,
	forgetConfirmedAfter,
	forgetVerifications,
	redeemCode,
	setConfirmed,
	setExpiry,
	setSeen,
} from "./sign-in/session-store.ts";

/** @returns whether it names a change that is mailed. */
export function isSecurityChange(event: string | undefined): event is SecurityChange {
	return securityChanges.some((one) => one === event);
}

/** Queues a mail to an account's owner about a change that somebody else may have made. */
export async function mailSecurityChange(tx: Tx, runtime: Runtime, accountId: string, event: SecurityChange) {
	const payload = { accountId, event, at: runtime.now().toISOString() };
	await enqueue(tx, runtime, {
		dedupeKey: `sign-in-notice:${runtime.newId()}`,
		kind: "sign-in-notice",
		payload,
	});
}

/**
 * Records that an owner changed a password or second factor, mails it, and ends the account's reset links. A new password
 * ends a change of address too: whoever knew the earlier one may have asked for it.
 */
export async function recordSecurityChange(
	db: Db,
	runtime: Runtime,
	accountId: string,
	action: SecurityChange,
): Promise<void> {
	const account = await findAccount(db, "id", accountId);
	if (!account) return;
	await db.transaction().execute(async (tx) => {
		await forgetVerifications(tx, accountId);
		if (action === "password-changed" || action === "password-reset")
			await forgetPendingEmailChange(tx, accountId);
		const subject = { kind: "account", id: accountId };
		await recordInAuditLog(tx, runtime, { actor: { id: accountId, name: account.name }, action, subject });
		await mailSecurityChange(tx, runtime, accountId, action);
	});
}

/** Redeems a code. @returns false for a used code, which would otherwise stay valid for a minute. */
export function redeemOnce(db: Db, now: Date, accountId: string, code: string): Promise<boolean> {
	return redeemCode(db, {
		accountId,
		code: createHash("sha256").update(code).digest("base64url"),
		now: now.toISOString(),
		forgetBefore: new Date(now.getTime() - 600_000).toISOString(),
	});
}

/** Changes when the session of a token ends. */
export async function setSessionExpiry(db: Db, token: string, expiresAt: Date): Promise<void> {
	await db.transaction().execute((tx) => setExpiry(tx, token, expiresAt.toISOString()));
}

/** Notes that the person of a session proved just now who they are. */
export async function noteConfirmed(db: Db, runtime: Runtime, sessionId: string): Promise<void> {
	await db.transaction().execute((tx) => setConfirmed(tx, sessionId, runtime.now().toISOString()));
}

/** Forgets a proof dated in the future, because the clock went back; the person proves it again. Earlier ones stay. */
export async function forgetConfirmed(db: Db, now: Date, sessionId: string): Promise<void> {
	await db.transaction().execute((tx) => forgetConfirmedAfter(tx, sessionId, now.toISOString()));
}

/** Notes that a session is used now. */
export async function noteSeen(db: Db, runtime: Runtime, sessionId: string): Promise<void> {
	await db.transaction().execute((tx) => setSeen(tx, sessionId, runtime.now().toISOString()));
}

/** Ends a session that nobody used for too long. */
export async function endIdleSession(db: Db, sessionId: string): Promise<void> {
	await db.transaction().execute((tx) => endSession(tx, sessionId));
}

/** Forgets the attempts to sign in with an account's names. */
export async function liftLockout(
	db: Db,
	runtime: Runtime,
	{ username, email }: Pick<Account, "username" | "email">,
): Promise<void> {
	await db.transaction().execute((tx) => forgetSubjects(tx, runtime, [username, email]));
}

/** Queues a mail with a link for somebody who forgot their password. Does nothing when the login is unknown or disabled. */
export async function queuePasswordReset(db: Db, runtime: Runtime, login: string): Promise<void> {
	const account = await findAccountByLogin(db, login);
	if (!account || account.disabledAt) return;
	await db.transaction().execute((tx) => queuePasswordLink(tx, runtime, account.id, "forgotten"));
}

/**
 * Queues a mail with a link to choose a password. It is not sent once the password changes: its owner chose another, or an
 * admin took it away.
 */
export async function queuePasswordLink(
	tx: Tx,
	runtime: Runtime,
	accountId: string,
	reason: PasswordLinkReason,
): Promise<void> {
	const payload = { accountId, reason, passwordSetAt: (await passwordSetAt(tx, accountId)) ?? "" };
	await enqueue(tx, runtime, {
		dedupeKey: `password-reset:${runtime.newId()}`,
		kind: "password-reset",
		payload,
	});
}
