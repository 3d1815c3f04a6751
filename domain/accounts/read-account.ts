import type { Db } from "../../db/connect.ts";
import type { Account } from "./account.ts";
import { findAccount } from "./account-store.ts";
import type { Client } from "./client.ts";
import { findClient } from "./client-store.ts";

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
