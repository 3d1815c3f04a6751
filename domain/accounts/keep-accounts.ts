import type { Language } from "../../content/language.ts";
import type { PasswordProblem } from "../../content/login/password-problem.ts";
import type { Db, Tx } from "../../db/connect.ts";
import { isUniqueViolation } from "../../db/unique.ts";
import type { World } from "../world.ts";
import { type Account, isSubdomain, isUsername, type Role } from "./account.ts";
import { findAccount, insertAccount, setDisabled, setPassword } from "./account-store.ts";
import { type Actor, recordAudit } from "./audit-store.ts";
import { type Client, findClient, insertClient } from "./client-store.ts";
import { hashPassword } from "./password.ts";
import { passwordProblem } from "./password-rules.ts";
import { endSessions, forgetVerifications, removeSecondFactor } from "./session-store.ts";

export type NewAccount = {
	username: string;
	email: string;
	name: string;
	language: Language;
	password: string;
} & ({ kind: "staff"; role: Role } | { kind: "client"; client: Pick<Client, "name" | "subdomain"> });

export type AccountProblem = PasswordProblem | "username" | "subdomain" | "otherCompany" | "taken";

/**
 * Makes an account, and for a client whose subdomain is new the client too.
 * @returns the account, or what is wrong: a username or subdomain of the wrong form, a subdomain that is another
 * company's, a weak password, or a username or e-mail that somebody has.
 */
export async function addAccount(
	db: Db,
	world: World,
	actor: Actor,
	wanted: NewAccount,
): Promise<Account | { problem: AccountProblem }> {
	if (!isUsername(wanted.username)) return { problem: "username" };
	if (wanted.kind === "client" && !isSubdomain(wanted.client.subdomain)) return { problem: "subdomain" };
	const problem = passwordProblem(wanted.password, [wanted.username, wanted.email, wanted.name]);
	if (problem) return { problem };
	if (wanted.kind === "client") {
		const known = await findClient(db, "subdomain", wanted.client.subdomain);
		if (known && known.name !== wanted.client.name) return { problem: "otherCompany" };
	}
	const hash = await hashPassword(wanted.password);
	try {
		return await db.transaction().execute(async (tx) => {
			const client = wanted.kind === "client" ? await clientOf(tx, world, actor, wanted.client) : null;
			const account: Account = {
				id: world.newId(),
				createdAt: world.now().toISOString(),
				username: wanted.username.toLowerCase(),
				email: wanted.email.toLowerCase(),
				name: wanted.name,
				kind: wanted.kind,
				role: wanted.kind === "staff" ? wanted.role : null,
				clientId: client?.id ?? null,
				language: wanted.language,
				disabledAt: null,
				twoFactor: false,
			};
			await insertAccount(tx, account, hash);
			const detail = { kind: account.kind, ...(account.role && { role: account.role }) };
			const subject = { kind: "account", id: account.id };
			await recordAudit(tx, world, { actor, action: "account-added", subject, detail });
			return account;
		});
	} catch (error) {
		if (isUniqueViolation(error)) return { problem: "taken" };
		throw error;
	}
}

async function clientOf(tx: Tx, world: World, actor: Actor, wanted: Pick<Client, "name" | "subdomain">) {
	const known = await findClient(tx, "subdomain", wanted.subdomain);
	if (known) return known;
	const client = { id: world.newId(), createdAt: world.now().toISOString(), ...wanted };
	await insertClient(tx, client);
	const subject = { kind: "client", id: client.id };
	await recordAudit(tx, world, { actor, action: "client-added", subject, detail: { client: client.name } });
	return client;
}

/** Lets an account sign in no more, and ends its sessions and reset links at once. @returns false when there is none of this username. */
export async function disableAccount(db: Db, world: World, actor: Actor, username: string): Promise<boolean> {
	return changed(db, world, { actor, action: "account-disabled", username }, (tx, { id }) =>
		setDisabled(tx, id, world.now().toISOString()),
	);
}

/** Lets a disabled account sign in again. @returns false when there is none of this username. */
export async function enableAccount(db: Db, world: World, actor: Actor, username: string): Promise<boolean> {
	return changed(db, world, { actor, action: "account-enabled", username }, (tx, { id }) =>
		setDisabled(tx, id, null),
	);
}

/**
 * Gives an account a new password and takes its second factor away, for an owner who lost both; its sessions and the reset
 * links mailed before end.
 * @returns false when there is none of this username.
 */
export async function resetAccount(
	db: Db,
	world: World,
	actor: Actor,
	{ username, password }: { username: string; password: string },
): Promise<boolean> {
	const hash = await hashPassword(password);
	return changed(db, world, { actor, action: "account-reset", username }, async (tx, { id }) => {
		await setPassword(tx, id, hash, world.now().toISOString());
		await removeSecondFactor(tx, id);
	});
}

async function changed(
	db: Db,
	world: World,
	{ actor, action, username }: { actor: Actor; action: string; username: string },
	change: (tx: Tx, account: Account) => Promise<void>,
): Promise<boolean> {
	return db.transaction().execute(async (tx) => {
		const account = await findAccount(tx, "username", username);
		if (!account) return false;
		await change(tx, account);
		await endSessions(tx, account.id);
		await forgetVerifications(tx, account.id);
		await recordAudit(tx, world, { actor, action, subject: { kind: "account", id: account.id } });
		return true;
	});
}
