import type { Db, Tx } from "../../../db/connect.ts";
import { isUniqueViolation } from "../../../db/unique.ts";

/** Writes used_codes, and deletes sessions, links and second factors that better-auth created. */

/** Ends all sessions of an account, e.g. when it is disabled or its password was reset. */
export async function endSessions(tx: Tx, accountId: string): Promise<void> {
	await tx.deleteFrom("sessions").where("account_id", "=", accountId).execute();
}

/** Deletes the sessions of everybody that ended before a moment. @param before ISO 8601, UTC. */
export async function forgetSessionsBefore(db: Db, before: string): Promise<void> {
	await db.deleteFrom("sessions").where("expires_at", "<", before).execute();
}

/** Changes when a session ends. @param expiresAt ISO 8601, UTC. */
export async function setExpiry(tx: Tx, token: string, expiresAt: string): Promise<void> {
	await tx.updateTable("sessions").set({ expires_at: expiresAt }).where("token", "=", token).execute();
}

/** Ends one session. */
export async function endSession(tx: Tx, id: string): Promise<void> {
	await tx.deleteFrom("sessions").where("id", "=", id).execute();
}

/** Notes when the person of a session proved who they are. @param confirmedAt ISO 8601, UTC. */
export async function setConfirmed(tx: Tx, id: string, confirmedAt: string): Promise<void> {
	await tx.updateTable("sessions").set({ confirmed_at: confirmedAt }).where("id", "=", id).execute();
}

/** Forgets that the person of a session proved who they are after a moment. @param now ISO 8601, UTC. */
export async function forgetConfirmedAfter(tx: Tx, id: string, now: string): Promise<void> {
	await tx
		.updateTable("sessions")
		.set({ confirmed_at: new Date(0).toISOString() })
		.where("id", "=", id)
		.where(({ eb, or }) => or([eb("confirmed_at", "is", null), eb("confirmed_at", ">", now)]))
		.execute();
}

/** Notes when a passkey proved who the person of a session is. @param provedAt ISO 8601, UTC. */
export async function setPasskeyProof(tx: Tx, id: string, provedAt: string): Promise<void> {
	await tx.updateTable("sessions").set({ passkey_at: provedAt }).where("id", "=", id).execute();
}

/** Notes when a session was last used. @param seenAt ISO 8601, UTC. */
export async function setSeen(tx: Tx, id: string, seenAt: string): Promise<void> {
	await tx.updateTable("sessions").set({ seen_at: seenAt }).where("id", "=", id).execute();
}

/** Deletes an account's reset links and sign-ins that wait for a code. */
export async function forgetVerifications(tx: Tx, accountId: string): Promise<void> {
	await tx.deleteFrom("verifications").where("value", "=", accountId).execute();
}

/** Removes an account's second factor, for somebody who lost their telephone. */
export async function removeSecondFactor(tx: Tx, accountId: string): Promise<void> {
	await tx.deleteFrom("second_factors").where("account_id", "=", accountId).execute();
	await tx.updateTable("accounts").set({ two_factor_enabled: 0 }).where("id", "=", accountId).execute();
}

/**
 * Accepts a code once, over all processes of the site (RFC 6238, section 5.2).
 * @param use code: its fingerprint; now, forgetBefore: ISO 8601, UTC.
 * @returns false when this account used it before.
 */
export async function redeemCode(
	db: Db,
	use: { accountId: string; code: string; now: string; forgetBefore: string },
): Promise<boolean> {
	await db.deleteFrom("used_codes").where("used_at", "<", use.forgetBefore).execute();
	const row = { account_id: use.accountId, code: use.code, used_at: use.now };
	try {
		await db.insertInto("used_codes").values(row).execute();
		return true;
	} catch (error) {
		if (isUniqueViolation(error)) return false;
		throw error;
	}
}
