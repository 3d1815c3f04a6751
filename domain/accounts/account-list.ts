import type { Db } from "../../db/connect.ts";
import { type Account, maySell } from "./account.ts";
import { listAccounts } from "./account-store.ts";
import type { Client } from "./client.ts";
import { listClients } from "./client-store.ts";

/** Reads every account, by username. */
export function readAccounts(db: Db): Promise<Account[]> {
	return listAccounts(db);
}

/** Reads who may have leads and conversations: sales and admins, by username. */
export async function readSalesTeam(db: Db): Promise<Account[]> {
	const accounts = await listAccounts(db);
	return accounts.filter(maySell);
}

/** Reads every client, by name. */
export function readClients(db: Db): Promise<Client[]> {
	return listClients(db);
}
