import type { Db, Tx } from "../../../db/connect.ts";
import type { Passkey } from "./passkey.ts";

/** Reads and deletes passkeys, and writes when they were used; better-auth adds them. */

/** Lists an account's passkeys, oldest first. */
export async function listPasskeys(db: Db, accountId: string): Promise<Passkey[]> {
	const rows = await db
		.selectFrom("passkeys")
		.select(["id", "name", "created_at", "last_used_at"])
		.where("account_id", "=", accountId)
		.orderBy("created_at")
		.orderBy("id")
		.execute();
	return rows.map(({ id, name, created_at, last_used_at }) => ({
		id,
		name: name ?? "",
		createdAt: created_at ?? "",
		lastUsedAt: last_used_at,
	}));
}

/** @param credentialId as the browser names the passkey. @returns the id of its account, or null. */
export async function findPasskeyAccount(db: Db, credentialId: string): Promise<string | null> {
	const row = await db
		.selectFrom("passkeys")
		.select("account_id")
		.where("credential_id", "=", credentialId)
		.executeTakeFirst();
	return row?.account_id ?? null;
}

/** @param usedAt ISO 8601, UTC. */
export async function setPasskeyUsed(tx: Tx, credentialId: string, usedAt: string): Promise<void> {
	await tx
		.updateTable("passkeys")
		.set({ last_used_at: usedAt })
		.where("credential_id", "=", credentialId)
		.execute();
}

/** Deletes one passkey of an account. @returns false when the account has none with this id. */
export async function deletePasskey(tx: Tx, accountId: string, id: string): Promise<boolean> {
	const { numDeletedRows } = await tx
		.deleteFrom("passkeys")
		.where("id", "=", id)
		.where("account_id", "=", accountId)
		.executeTakeFirst();
	return numDeletedRows > 0n;
}

/** Deletes all passkeys of an account. */
export async function deletePasskeys(tx: Tx, accountId: string): Promise<void> {
	await tx.deleteFrom("passkeys").where("account_id", "=", accountId).execute();
}
