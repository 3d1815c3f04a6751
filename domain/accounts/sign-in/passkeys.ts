import type { Db } from "../../../db/connect.ts";
import { recordInAuditLog } from "../../audit-log/audit-store.ts";
import type { Runtime } from "../../runtime.ts";
import type { Account } from "../account.ts";
import { mailSecurityChange } from "../account-security.ts";
import { findAccount } from "../account-store.ts";
import type { Passkey } from "./passkey.ts";
import { deletePasskey, findPasskeyAccount, listPasskeys, setPasskeyUsed } from "./passkey-store.ts";
import { setConfirmed, setPasskeyProof } from "./session-store.ts";

/** Reads an account's passkeys, oldest first. */
export function readPasskeys(db: Db, accountId: string): Promise<Passkey[]> {
	return listPasskeys(db, accountId);
}

/** Finds whose passkey it is; the account may be disabled. @param credentialId as the browser names the passkey. */
export async function findPasskeyOwner(db: Db, credentialId: string): Promise<Account | null> {
	const accountId = await findPasskeyAccount(db, credentialId);
	return accountId === null ? null : findAccount(db, "id", accountId);
}

/** Stores that the person of a session just proved who they are with a passkey. */
export async function notePasskeyProof(
	db: Db,
	runtime: Runtime,
	proof: { credentialId: string; sessionId: string },
): Promise<void> {
	const now = runtime.now().toISOString();
	await db.transaction().execute(async (tx) => {
		await setPasskeyUsed(tx, proof.credentialId, now);
		await setPasskeyProof(tx, proof.sessionId, now);
		await setConfirmed(tx, proof.sessionId, now);
	});
}

/** Records that the owner of a session added a passkey, which proves who they are. */
export async function recordPasskeyAdded(
	db: Db,
	runtime: Runtime,
	{ id, name }: Pick<Account, "id" | "name">,
	sessionId: string,
): Promise<void> {
	await db.transaction().execute(async (tx) => {
		await setPasskeyProof(tx, sessionId, runtime.now().toISOString());
		const subject = { kind: "account", id } as const;
		await recordInAuditLog(tx, runtime, { actor: { id, name }, action: "passkey-added", subject });
		await mailSecurityChange(tx, runtime, id, "passkey-added");
	});
}

/** Removes a passkey of its owner. Does nothing when it is another account's. */
export async function removePasskey(
	db: Db,
	runtime: Runtime,
	{ id, name }: Pick<Account, "id" | "name">,
	passkeyId: string,
): Promise<void> {
	await db.transaction().execute(async (tx) => {
		if (!(await deletePasskey(tx, id, passkeyId))) return;
		const subject = { kind: "account", id } as const;
		await recordInAuditLog(tx, runtime, { actor: { id, name }, action: "passkey-removed", subject });
		await mailSecurityChange(tx, runtime, id, "passkey-removed");
	});
}
