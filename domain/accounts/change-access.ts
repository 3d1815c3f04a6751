import type { Db, Tx } from "../../db/connect.ts";
import type { Role } from "../../shared/account.ts";
import type { Actor } from "../audit-log/audit-entry.ts";
import { recordInAuditLog } from "../audit-log/audit-store.ts";
import type { Runtime } from "../runtime.ts";
import type { Account } from "./account.ts";
import { findAccount, listAccounts, lockTeam, setDisabled, setRoles } from "./account-store.ts";
import { forgetPendingEmailChange } from "./email-change-store.ts";
import { endSessions, forgetVerifications } from "./sign-in/session-store.ts";

/** "last-admin": nobody else could manage accounts. */
export type AccountChange = "done" | "unknown" | "last-admin";

/** Disables an account and ends its sessions and reset links. What staff have stays theirs: see leaveTeam. */
export function disableAccount(
	db: Db,
	runtime: Runtime,
	actor: Actor,
	username: string,
): Promise<AccountChange> {
	return db.transaction().execute(async (tx) => {
		const account = await findAccount(tx, "username", username);
		return account ? disableIn(tx, runtime, actor, account) : "unknown";
	});
}

/** Disables an account in a transaction, like disableAccount. @param detail of the audit entry. */
export async function disableIn(
	tx: Tx,
	runtime: Runtime,
	actor: Actor,
	account: Account,
	detail: Record<string, string> = {},
): Promise<AccountChange> {
	if (await isLastAdmin(tx, account.id)) return "last-admin";
	await setDisabled(tx, account.id, runtime.now().toISOString());
	await endSessions(tx, account.id);
	await forgetVerifications(tx, account.id);
	await forgetPendingEmailChange(tx, account.id);
	const subject = { kind: "account", id: account.id };
	await recordInAuditLog(tx, runtime, { actor, action: "account-disabled", subject, detail });
	return "done";
}

/** Replaces the roles of a colleague, from their next request on. @param roles at least one. */
export function changeRoles(
	db: Db,
	runtime: Runtime,
	actor: Actor,
	{ accountId, roles }: { accountId: string; roles: readonly Role[] },
): Promise<AccountChange> {
	return db.transaction().execute(async (tx) => {
		const isLast = await isLastAdmin(tx, accountId);
		const account = await findAccount(tx, "id", accountId);
		if (account?.kind !== "staff") return "unknown";
		if (isLast && !roles.includes("admin")) return "last-admin";
		await setRoles(tx, accountId, roles);
		const subject = { kind: "account", id: accountId };
		const detail = { role: roles.join(" ") };
		await recordInAuditLog(tx, runtime, { actor, action: "roles-changed", subject, detail });
		return "done";
	});
}

/** Other changes of the team wait here: of two admins who disable each other at the same moment, one stays. */
async function isLastAdmin(tx: Tx, accountId: string): Promise<boolean> {
	await lockTeam(tx);
	const accounts = await listAccounts(tx);
	const admins = accounts.filter(({ roles, disabledAt }) => roles.includes("admin") && !disabledAt);
	return admins.length === 1 && admins[0]?.id === accountId;
}
