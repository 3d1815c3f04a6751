import type { Selectable } from "kysely";
import type { Db, Tx } from "../../db/connect.ts";
import type { AccountsTable } from "../../db/tables/accounts.ts";
import type { Role } from "../../shared/account.ts";
import { type Account, readRoles } from "./account.ts";

/** Writes the accounts and credentials tables; better-auth writes them too when somebody changes their own. */

/** @param passwordHash see hashPassword. @throws a unique violation when the username or the e-mail is taken. */
export async function insertAccount(tx: Tx, account: Account, passwordHash: string): Promise<void> {
	const { id, createdAt } = account;
	await tx
		.insertInto("accounts")
		.values({
			id,
			created_at: createdAt,
			updated_at: createdAt,
			username: account.username.toLowerCase(),
			email: account.email.toLowerCase(),
			email_verified: 1,
			name: account.name,
			image: null,
			kind: account.kind,
			...rolesRow(account.roles),
			client_id: account.clientId,
			language: account.language,
			disabled_at: account.disabledAt,
			two_factor_enabled: account.twoFactor ? 1 : 0,
		})
		.execute();
	await tx
		.insertInto("credentials")
		.values({
			id: `credential-${id}`,
			account_id: id,
			provider_id: "credential",
			provider_account_id: id,
			password: passwordHash,
			created_at: createdAt,
			updated_at: createdAt,
		})
		.execute();
}

/** @param column a unique one; usernames and e-mails are compared without case. */
export async function findAccount(
	db: Db | Tx,
	column: "id" | "username" | "email",
	value: string,
): Promise<Account | null> {
	const key = column === "id" ? value : value.toLowerCase();
	const row = await db.selectFrom("accounts").selectAll().where(column, "=", key).executeTakeFirst();
	return row ? fromRow(row) : null;
}

/** Reads when a client last opened the portal, and when the visit before that one ended. */
export async function readVisits(db: Db, id: string): Promise<Visits> {
	const row = await db
		.selectFrom("accounts")
		.select(["visited_at as visitedAt", "previous_visit_at as previousVisitAt"])
		.where("id", "=", id)
		.executeTakeFirst();
	return row ?? { visitedAt: null, previousVisitAt: null };
}

type Visits = { visitedAt: string | null; previousVisitAt: string | null };

/** @param visits moments as ISO 8601 in UTC; null when there was none. */
export async function setVisits(db: Db, id: string, visits: Visits): Promise<void> {
	const row = { visited_at: visits.visitedAt, previous_visit_at: visits.previousVisitAt };
	await db.updateTable("accounts").set(row).where("id", "=", id).execute();
}

/** Lists the accounts by username. @param clientId only this client's. */
export async function listAccounts(db: Db | Tx, clientId?: string): Promise<Account[]> {
	let query = db.selectFrom("accounts").selectAll().orderBy("username");
	if (clientId) query = query.where("client_id", "=", clientId);
	return (await query.execute()).map(fromRow);
}

/**
 * Disables an account since a moment, or enables it. Does nothing for an unknown id.
 * @param disabledAt ISO 8601, UTC; null enables it.
 */
export async function setDisabled(tx: Tx, id: string, disabledAt: string | null): Promise<void> {
	await tx.updateTable("accounts").set({ disabled_at: disabledAt }).where("id", "=", id).execute();
}

/** Sets the language of an account's owner. Does nothing for an unknown id. */
export async function setLanguage(tx: Tx, id: string, language: Account["language"]): Promise<void> {
	await tx.updateTable("accounts").set({ language }).where("id", "=", id).execute();
}

/** Renames an account's owner. Does nothing for an unknown id. @param name checked by the caller. */
export async function setName(tx: Tx, id: string, name: string): Promise<void> {
	await tx.updateTable("accounts").set({ name }).where("id", "=", id).execute();
}

/** Replaces the roles of staff. @param roles at least one. */
export async function setRoles(tx: Tx, id: string, roles: readonly Role[]): Promise<void> {
	await tx.updateTable("accounts").set(rolesRow(roles)).where("id", "=", id).execute();
}

/** Changes where an account's mails go. @throws a unique violation when another account has the address. */
export async function setEmail(tx: Tx, id: string, email: string): Promise<void> {
	await tx.updateTable("accounts").set({ email: email.toLowerCase() }).where("id", "=", id).execute();
}

/**
 * Makes other changes of the team wait until the transaction ends: a check that an admin stays then reads what the
 * change before it stored.
 */
export async function lockTeam(tx: Tx): Promise<void> {
	await tx
		.updateTable("accounts")
		.set(({ ref }) => ({ updated_at: ref("updated_at") }))
		// The first of the staff: never deleted, and none comes before it.
		.where("id", "=", ({ selectFrom }) =>
			selectFrom("accounts")
				.select("id")
				.where("kind", "=", "staff")
				.orderBy("created_at")
				.orderBy("id")
				.limit(1),
		)
		.execute();
}

/** @returns when an account's password was chosen or taken away (ISO 8601, UTC); null for an unknown id. */
export async function passwordSetAt(db: Db | Tx, accountId: string): Promise<string | null> {
	const row = await db
		.selectFrom("credentials")
		.select("updated_at")
		.where("account_id", "=", accountId)
		.executeTakeFirst();
	return row?.updated_at ?? null;
}

/** @param now ISO 8601, UTC. */
export async function setPassword(tx: Tx, id: string, passwordHash: string, now: string): Promise<void> {
	await tx
		.updateTable("credentials")
		.set({ password: passwordHash, updated_at: now })
		.where("account_id", "=", id)
		.execute();
}

/** The release before reads one role: the one that may do most. */
function rolesRow(roles: readonly Role[]) {
	const sorted = readRoles(roles);
	return { role: sorted.at(-1) ?? null, roles: sorted.join(" ") || null };
}

function fromRow(row: Selectable<AccountsTable>): Account {
	return {
		id: row.id,
		createdAt: row.created_at,
		username: row.username,
		email: row.email,
		name: row.name,
		kind: row.kind,
		roles: readRoles((row.roles ?? row.role ?? "").split(" ")),
		clientId: row.client_id,
		language: row.language,
		disabledAt: row.disabled_at,
		twoFactor: row.two_factor_enabled === 1,
	};
}
