import type { Db, Tx } from "../../db/connect.ts";

export type EmailChange = {
	id: string;
	accountId: string;
	/** ISO 8601, UTC, as all times here. */
	createdAt: string;
	email: string;
	previousEmail: string;
	expiresAt: string;
};

/** Stores an asked change in the place of the account's earlier one, whose link stops working. */
export async function putEmailChange(tx: Tx, change: EmailChange, tokenHash: string): Promise<void> {
	await forgetPendingEmailChange(tx, change.accountId);
	await tx
		.insertInto("email_changes")
		.values({
			id: change.id,
			account_id: change.accountId,
			created_at: change.createdAt,
			email: change.email,
			previous_email: change.previousEmail,
			token_hash: tokenHash,
			expires_at: change.expiresAt,
			confirmed_at: null,
		})
		.execute();
}

/** Deletes the change of an account that nobody confirmed. */
export async function forgetPendingEmailChange(tx: Tx, accountId: string): Promise<void> {
	await tx
		.deleteFrom("email_changes")
		.where("account_id", "=", accountId)
		.where("confirmed_at", "is", null)
		.execute();
}

/** @returns null when it was deleted after expiry, or a later one took its place. */
export async function findEmailChange(db: Db, id: string): Promise<EmailChange | null> {
	const row = await db.selectFrom("email_changes").selectAll().where("id", "=", id).executeTakeFirst();
	if (!row) return null;
	return {
		id: row.id,
		accountId: row.account_id,
		createdAt: row.created_at,
		email: row.email,
		previousEmail: row.previous_email,
		expiresAt: row.expires_at,
	};
}

/** Marks a change as confirmed as its link is used. @returns null when the link is used, expired or unknown. */
export async function takeEmailChange(
	tx: Tx,
	tokenHash: string,
	now: string,
): Promise<{ id: string; accountId: string; email: string } | null> {
	const row = await tx
		.updateTable("email_changes")
		.set({ confirmed_at: now })
		.where("token_hash", "=", tokenHash)
		.where("confirmed_at", "is", null)
		.where("expires_at", ">", now)
		.returning(["id", "account_id", "email"])
		.executeTakeFirst();
	return row ? { id: row.id, accountId: row.account_id, email: row.email } : null;
}

/** Deletes the changes that were asked for before a moment (ISO 8601, UTC). */
export async function forgetEmailChangesBefore(db: Db, before: string): Promise<void> {
	await db.deleteFrom("email_changes").where("created_at", "<", before).execute();
}
