import type { Db } from "../../db/connect.ts";
import type { Role } from "../../shared/account.ts";
import type { Runtime } from "../runtime.ts";
import { findAccount, setRoles } from "./account-store.ts";
import type { Actor } from "./audit-entry.ts";
import { recordAudit } from "./audit-store.ts";
import { type AccountChange, isLastAdmin } from "./disable-account.ts";

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
		await recordAudit(tx, runtime, { actor, action: "roles-changed", subject, detail });
		return "done";
	});
}
