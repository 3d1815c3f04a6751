import type { Db, Tx } from "../../db/connect.ts";
import { isUniqueViolation } from "../../db/unique.ts";
import type { AccountProblem, LinkWay, PasswordProblem, Role } from "../../shared/account.ts";
import type { AuditAction } from "../../shared/audit-action.ts";
import type { Language } from "../../shared/language.ts";
import type { Actor } from "../audit-log/audit-entry.ts";
import { recordInAuditLog } from "../audit-log/audit-store.ts";
import type { Runtime } from "../runtime.ts";
import { type Account, type Client, isSubdomain, isUsername, readAccountEmail } from "./account.ts";
import { queuePasswordLink } from "./account-security.ts";
import {
	findAccount,
	insertAccount,
	setDisabled,
	setLanguage,
	setName,
	setPassword,
} from "./account-store.ts";
import { findClient, insertClient } from "./client-store.ts";
import { forgetPendingEmailChange } from "./email-change-store.ts";
import { hashPassword, newPassword } from "./password.ts";
import { passwordProblem } from "./password-rules.ts";
import { deletePasskeys } from "./sign-in/passkey-store.ts";
import { endSessions, forgetVerifications, removeSecondFactor } from "./sign-in/session-store.ts";

export type NewAccount = {
	username: string;
	email: string;
	name: string;
	language: Language;
	password: string;
	/** Whether a mail leaves with a link to choose another. */
	mailsLink?: boolean;
} & (
	| { kind: "staff"; roles: readonly Role[] }
	| { kind: "client"; client: Pick<Client, "name" | "subdomain"> }
);

/**
 * Adds an account, and the client too when its subdomain is new.
 * @param siteName words that its password may not be made of, beside its owner's: the brand of the settings.
 * @returns the account, or the problem: an invalid username, e-mail or subdomain, another company's subdomain, a weak
 * password, or a username or e-mail that is taken.
 */
export async function addAccount(
	db: Db,
	runtime: Runtime,
	actor: Actor,
	request: NewAccount,
	siteName = "",
): Promise<Account | { problem: AccountProblem | PasswordProblem }> {
	if (!isUsername(request.username)) return { problem: "username" };
	if (request.kind === "client" && !isSubdomain(request.client.subdomain)) return { problem: "subdomain" };
	const { username, name } = request;
	const email = readAccountEmail(request.email);
	if (!email) return { problem: "email" };
	const problem = passwordProblem(request.password, [siteName, username, email, name]);
	if (problem) return { problem };
	if (request.kind === "client") {
		const existing = await findClient(db, "subdomain", request.client.subdomain);
		if (existing && existing.name !== request.client.name) return { problem: "otherCompany" };
	}
	const hash = await hashPassword(request.password);
	try {
		return await db.transaction().execute(async (tx) => {
			const client =
				request.kind === "client" ? await findOrAddClient(tx, runtime, actor, request.client) : null;
			const account: Account = {
				id: runtime.newId(),
				createdAt: runtime.now().toISOString(),
				username: username.toLowerCase(),
				email,
				name,
				kind: request.kind,
				roles: request.kind === "staff" ? request.roles : [],
				clientId: client?.id ?? null,
				language: request.language,
				disabledAt: null,
				twoFactor: false,
			};
			await insertAccount(tx, account, hash);
			const detail = { kind: account.kind, role: account.roles.join(" ") };
			const subject = { kind: "account", id: account.id } as const;
			await recordInAuditLog(tx, runtime, { actor, action: "account-added", subject, detail });
			if (request.mailsLink) await queuePasswordLink(tx, runtime, account.id, "new-account");
			return account;
		});
	} catch (error) {
		if (isUniqueViolation(error)) return { problem: "taken" };
		throw error;
	}
}

async function findOrAddClient(
	tx: Tx,
	runtime: Runtime,
	actor: Actor,
	request: Pick<Client, "name" | "subdomain">,
) {
	const existing = await findClient(tx, "subdomain", request.subdomain);
	if (existing) return existing;
	const client = { id: runtime.newId(), createdAt: runtime.now().toISOString(), ...request };
	await insertClient(tx, client);
	const subject = { kind: "client", id: client.id } as const;
	await recordInAuditLog(tx, runtime, {
		actor,
		action: "client-added",
		subject,
		detail: { client: client.name },
	});
	return client;
}

/** Enables a disabled account. @returns false when there is no such username. */
export async function enableAccount(
	db: Db,
	runtime: Runtime,
	actor: Actor,
	username: string,
): Promise<boolean> {
	return changeAccount(db, runtime, { actor, action: "account-enabled", username }, (tx, { id }) =>
		setDisabled(tx, id, null),
	);
}

/**
 * Sets a new password and removes the second factor and the passkeys, for an owner who lost them. Ends the account's
 * sessions and reset links.
 * @returns false when there is no such username.
 */
export async function resetAccount(
	db: Db,
	runtime: Runtime,
	actor: Actor,
	{ username, password }: { username: string; password: string },
): Promise<boolean> {
	const replace = await replaceProofs(runtime, password);
	return changeAccount(db, runtime, { actor, action: "account-reset", username }, replace);
}

/**
 * Takes an account's password, second factor and passkeys away, for an owner who lost them, and ends their sessions.
 * @param way mail: a link to choose a password leaves by mail; shown: the caller makes one. @returns null when there is
 * no such account that may sign in.
 */
export async function resetByLink(
	db: Db,
	runtime: Runtime,
	actor: Actor,
	{ accountId, way }: { accountId: string; way: LinkWay },
): Promise<Account | null> {
	const account = await findAccount(db, "id", accountId);
	if (!account || account.disabledAt) return null;
	const { username } = account;
	const replace = await replaceProofs(runtime, newPassword());
	await changeAccount(db, runtime, { actor, action: "account-reset", username }, async (tx, found) => {
		await replace(tx, found);
		if (way === "mail") await queuePasswordLink(tx, runtime, found.id, "reset");
	});
	return account;
}

/** Hashes the password first: no transaction waits for that. */
async function replaceProofs(runtime: Runtime, password: string) {
	const hash = await hashPassword(password);
	return async (tx: Tx, { id }: Account) => {
		await setPassword(tx, id, hash, runtime.now().toISOString());
		await removeSecondFactor(tx, id);
		await deletePasskeys(tx, id);
	};
}

async function changeAccount(
	db: Db,
	runtime: Runtime,
	{ actor, action, username }: { actor: Actor; action: AuditAction; username: string },
	change: (tx: Tx, account: Account) => Promise<void>,
): Promise<boolean> {
	return db.transaction().execute(async (tx) => {
		const account = await findAccount(tx, "username", username);
		if (!account) return false;
		await change(tx, account);
		await endSessions(tx, account.id);
		await forgetVerifications(tx, account.id);
		await forgetPendingEmailChange(tx, account.id);
		await recordInAuditLog(tx, runtime, { actor, action, subject: { kind: "account", id: account.id } });
		return true;
	});
}

/** Changes what an account's owner keeps of themselves. @param name checked by the caller. */
export async function changeOwnDetails(
	db: Db,
	accountId: string,
	{ name, language }: { name?: string; language?: Language },
): Promise<void> {
	await db.transaction().execute(async (tx) => {
		if (name) await setName(tx, accountId, name);
		if (language) await setLanguage(tx, accountId, language);
	});
}
