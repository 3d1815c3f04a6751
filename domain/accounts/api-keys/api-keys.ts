import { randomBytes } from "node:crypto";
import type { Db, Tx } from "../../../db/connect.ts";
import type { ApiScope } from "../../../shared/account.ts";
import type { AuditAction } from "../../../shared/audit-action.ts";
import type { Actor } from "../../audit-log/audit-entry.ts";
import { recordInAuditLog } from "../../audit-log/audit-store.ts";
import type { Runtime } from "../../runtime.ts";
import { hashOfToken } from "../../secrets.ts";
import { dayMs } from "../../wall-clock.ts";
import type { ApiKey } from "./api-key.ts";
import {
	findApiKeyByHash,
	hasLiveApiKey,
	insertApiKey,
	listApiKeys,
	replaceHash,
	setLastUsed,
	setRevoked,
} from "./api-key-store.ts";

const aMinute = 60_000;
/** After a rotation the previous secret works for a day, so that its users can change to the new one. */
const overlapMs = dayMs;

type NewApiKey = { name: string; scopes: readonly ApiScope[]; days: number | null };

/** Reads all keys, newest first. */
export function readApiKeys(db: Db): Promise<ApiKey[]> {
	return listApiKeys(db);
}

/** Adds a key. @param days until it expires; null: never. @returns its secret, which is stored only hashed. */
export async function addApiKey(
	db: Db,
	runtime: Runtime,
	actor: Actor,
	{ name, scopes, days }: NewApiKey,
): Promise<string> {
	const secret = newSecret();
	const now = runtime.now();
	const key: ApiKey = {
		id: runtime.newId(),
		createdAt: now.toISOString(),
		name,
		scopes,
		expiresAt: days === null ? null : new Date(now.getTime() + days * dayMs).toISOString(),
		lastUsedAt: null,
		revokedAt: null,
	};
	await db.transaction().execute(async (tx) => {
		await insertApiKey(tx, key, hashOfToken(secret));
		await record(tx, runtime, actor, "api-key-added", key);
	});
	return secret;
}

/** Gives a key another secret; the previous one works for a day. @returns null when there is no such key. */
export async function rotateApiKey(
	db: Db,
	runtime: Runtime,
	actor: Actor,
	id: string,
): Promise<{ name: string; secret: string } | null> {
	const secret = newSecret();
	const until = new Date(runtime.now().getTime() + overlapMs).toISOString();
	return db.transaction().execute(async (tx) => {
		const name = await replaceHash(tx, id, hashOfToken(secret), until);
		if (name === null) return null;
		await record(tx, runtime, actor, "api-key-rotated", { id, name });
		return { name, secret };
	});
}

/** Ends a key at once, with its previous secret. @returns false when there is no such key. */
export async function revokeApiKey(db: Db, runtime: Runtime, actor: Actor, id: string): Promise<boolean> {
	return db.transaction().execute(async (tx) => {
		const name = await setRevoked(tx, id, runtime.now().toISOString());
		if (name === null) return false;
		await record(tx, runtime, actor, "api-key-revoked", { id, name });
		return true;
	});
}

/** Checks the secret of a request. @returns unknown: no key has it, or the key has expired or is revoked. */
export async function checkApiKey(
	db: Db,
	runtime: Runtime,
	secret: string,
	scope: ApiScope,
): Promise<{ kind: "granted"; key: ApiKey } | { kind: "out-of-scope" } | { kind: "unknown" }> {
	const now = runtime.now();
	const key = await findApiKeyByHash(db, hashOfToken(secret), now.toISOString());
	const isOver = key?.expiresAt && key.expiresAt <= now.toISOString();
	if (!key || key.revokedAt || isOver) return { kind: "unknown" };
	if (!key.scopes.includes(scope)) return { kind: "out-of-scope" };
	const isNoted = key.lastUsedAt && now.getTime() - new Date(key.lastUsedAt).getTime() < aMinute;
	// A read never waits for a database that takes no writes.
	if (!isNoted) void setLastUsed(db, key.id, now.toISOString()).catch(() => undefined);
	return { kind: "granted", key };
}

/** Tells whether any key works now. */
export function hasApiKey(db: Db, runtime: Runtime): Promise<boolean> {
	return hasLiveApiKey(db, runtime.now().toISOString());
}

async function record(
	tx: Tx,
	runtime: Runtime,
	actor: Actor,
	action: AuditAction,
	key: Pick<ApiKey, "id" | "name">,
) {
	const subject = { kind: "api-key", id: key.id };
	await recordInAuditLog(tx, runtime, { actor, action, subject, detail: { key: key.name } });
}

/** 256 random bits: a plain hash of it cannot be guessed. */
function newSecret(): string {
	return `key_${randomBytes(32).toString("base64url")}`;
}
