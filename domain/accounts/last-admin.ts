import type { Tx } from "../../db/connect.ts";
import { listAccounts, lockTeam } from "./account-store.ts";

/**
 * Whether nobody else could manage accounts. Until the transaction ends other changes of the team wait here, so that of
 * two admins who end each other at once the second is the last.
 */
export async function isLastAdmin(tx: Tx, accountId: string): Promise<boolean> {
	await lockTeam(tx);
	const accounts = await listAccounts(tx);
	const admins = accounts.filter(({ roles, disabledAt }) => roles.includes("admin") && !disabledAt);
	return admins.length === 1 && admins[0]?.id === accountId;
}
