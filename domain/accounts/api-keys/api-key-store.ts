import type { Selectable } from "kysely";
import type { Db, Tx } from "../../../db/connect.ts";
import type { ApiKeysTable } from "../../../db/tables/accounts.ts";
import { type ApiKey, isApiScope } from "./api-key.ts";

/** @param hash of its secret, which is stored nowhere. */
export async function insertApiKey(tx: Tx, key: ApiKey, hash: string): Promise<void> {
	await tx
		.insertInto("api_keys")
		.values({
			id: key.id,
			created_at: key.createdAt,
			name: key.name,
			scopes: key.scopes.join(" "),
			hash,
			expires_at: key.expiresAt,
		})
		.execute();
}

/** Lists all keys, newest first. */
export async function listApiKeys(db: Db): Promise<ApiKey[]> {
	const rows = await db.selectFrom("api_keys").selectAll().orderBy("created_at", "desc").execute();
	return rows.map(fromRow);
}

/** Finds a key by the hash of its secret, or of its previous one while that still works. @param now ISO 8601, UTC. */
export async function findApiKeyByHash(db: Db, hash: string, now: string): Promise<ApiKey | null> {
	const row = await db
		.selectFrom("api_keys")
		.selectAll()
		.where(({ eb, and, or }) =>
			or([eb("hash", "=", hash), and([eb("previous_hash", "=", hash), eb("previous_until", ">", now)])]),
		)
		.executeTakeFirst();
	return row ? fromRow(row) : null;
}

/** Tells whether any key works. @param now ISO 8601, UTC. */
export async function hasLiveApiKey(db: Db, now: string): Promise<boolean> {
	const row = await db
		.selectFrom("api_keys")
		.select("id")
		.where("revoked_at", "is", null)
		.where(({ eb, or }) => or([eb("expires_at", "is", null), eb("expires_at", ">", now)]))
		.executeTakeFirst();
	return row !== undefined;
}

/** Gives a key another secret. @param previousUntil when the current one stops. @returns its name; null when it is gone. */
export async function replaceHash(
	tx: Tx,
	id: string,
	hash: string,
	previousUntil: string,
): Promise<string | null> {
	const row = await tx
		.updateTable("api_keys")
		.set(({ ref }) => ({ previous_hash: ref("hash"), previous_until: previousUntil, hash }))
		.where("id", "=", id)
		.where("revoked_at", "is", null)
		.returning("name")
		.executeTakeFirst();
	return row?.name ?? null;
}

/** Ends a key. @returns its name; null when it is gone. */
export async function setRevoked(tx: Tx, id: string, now: string): Promise<string | null> {
	const row = await tx
		.updateTable("api_keys")
		.set({ revoked_at: now })
		.where("id", "=", id)
		.where("revoked_at", "is", null)
		.returning("name")
		.executeTakeFirst();
	return row?.name ?? null;
}

/** Notes when a key was used. @param now ISO 8601, UTC. */
export async function setLastUsed(db: Db, id: string, now: string): Promise<void> {
	await db.updateTable("api_keys").set({ last_used_at: now }).where("id", "=", id).execute();
}

function fromRow(row: Selectable<ApiKeysTable>): ApiKey {
	return {
		id: row.id,
		createdAt: row.created_at,
		name: row.name,
		scopes: row.scopes.split(" ").filter(isApiScope),
		expiresAt: row.expires_at,
		lastUsedAt: row.last_used_at,
		revokedAt: row.revoked_at,
	};
}
