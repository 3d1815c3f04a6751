import { type SqlBool, sql } from "kysely";
import type { Db, Tx } from "../../../db/connect.ts";
import { type Cursor, isAfterCursor } from "../../../db/keyset.ts";
import type { SignInEvent } from "../../../shared/account.ts";
import type { SignInEntry } from "./sign-in-event.ts";

export type NewSignInEntry = Omit<SignInEntry, "account"> & { accountId: string | null };

/** Adds an entry. @returns false when there is one with its id. */
export async function insertSignIn(
	tx: Tx,
	{ accountId, visitorAddress, userAgent, ...entry }: NewSignInEntry,
): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await tx
		.insertInto("sign_in_events")
		.values({ ...entry, account_id: accountId, visitor: visitorAddress, user_agent: userAgent })
		.onConflict((conflict) => conflict.column("id").doNothing())
		.executeTakeFirst();
	return numInsertedOrUpdatedRows === 1n;
}

/** Tells whether anybody signed in to an account before. */
export async function hasSignedIn(tx: Tx, accountId: string): Promise<boolean> {
	const row = await tx
		.selectFrom("accounts")
		.select("signed_in_at")
		.where("id", "=", accountId)
		.executeTakeFirst();
	return Boolean(row?.signed_in_at);
}

/** Stores when somebody last signed in to an account. @param at ISO 8601, UTC. */
export async function setSignedIn(tx: Tx, accountId: string, at: string): Promise<void> {
	await tx.updateTable("accounts").set({ signed_in_at: at }).where("id", "=", accountId).execute();
}

/** Lists the entries, newest first. @param search part of a name or username. @param before only older ones. */
export async function listSignIns(
	db: Db,
	{ limit, event, search, before }: SignInFilter & { limit: number; before?: Cursor },
): Promise<SignInEntry[]> {
	let query = db
		.selectFrom("sign_in_events as entry")
		.leftJoin("accounts", "accounts.id", "entry.account_id")
		.select(["entry.id", "at", "event", "factor", "account_id", "visitor", "user_agent", "name", "username"])
		.orderBy("entry.at", "desc")
		.orderBy("entry.id", "desc");
	if (event) query = query.where("event", "=", event);
	if (search) {
		const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
		query = query.where(sql<SqlBool>`lower(username || ' ' || name) like ${pattern} escape '\\'`);
	}
	if (before) query = query.where(isAfterCursor(["entry.at", "entry.id"], before));
	const rows = await query.limit(limit).execute();
	return rows.map((row) => ({
		id: row.id,
		at: row.at,
		event: row.event,
		factor: row.factor,
		account: row.account_id
			? { id: row.account_id, name: row.name ?? "", username: row.username ?? "" }
			: null,
		visitorAddress: row.visitor,
		userAgent: row.user_agent,
	}));
}

/** search: a part of the account's username or name. */
export type SignInFilter = { event?: SignInEvent; search?: string };

/** Deletes the entries from before a moment. @param before ISO 8601, UTC. */
export async function forgetSignInsBefore(db: Db, before: string): Promise<void> {
	await db.deleteFrom("sign_in_events").where("at", "<", before).execute();
}
