import type { Db } from "../../db/connect.ts";
import { type Account, type Client, maySell } from "./account.ts";
import { findAccount, listAccounts } from "./account-store.ts";
import { findClient, listClients } from "./client-store.ts";

export type AccountWithClient = { account: Account; client: Client | null };

/** Reads an account and its client. @returns null when it may not sign in: unknown, or disabled. */
export async function readActiveAccount(db: Db, id: string): Promise<AccountWithClient | null> {
	const account = await findAccount(db, "id", id);
	return account && !account.disabledAt ? addClient(db, account) : null;
}

/** Reads an account; it may be disabled. */
export function readAccount(db: Db, id: string): Promise<Account | null> {
	return findAccount(db, "id", id);
}

/** Adds the client to its account; null for staff. */
export async function addClient(db: Db, account: Account): Promise<AccountWithClient> {
	return { account, client: account.clientId ? await findClient(db, "id", account.clientId) : null };
}

/** Finds the account that a person names to sign in, by its username or e-mail; it may be disabled. */
export function findAccountByLogin(db: Db, login: string): Promise<Account | null> {
	return findAccount(db, login.includes("@") ? "email" : "username", login);
}

/** Whether a client has a portal at a subdomain. */
export async function hasPortal(db: Db, subdomain: string): Promise<boolean> {
	return (await findClient(db, "subdomain", subdomain)) !== null;
}

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
