import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import type { Settings } from "../config/env.ts";
import { connect, type Db } from "../db/connect.ts";
import { migrate } from "../db/migrate.ts";
import { type Account, readRoles } from "../domain/accounts/account.ts";
import { disableAccount } from "../domain/accounts/change-access.ts";
import {
	addAccount,
	enableAccount,
	type NewAccount,
	resetAccount,
} from "../domain/accounts/manage-accounts.ts";
import { newPassword } from "../domain/accounts/password.ts";
import { passwordProblem } from "../domain/accounts/password-rules.ts";
import { findAccountByLogin, readAccounts } from "../domain/accounts/read-accounts.ts";
import { realRuntime } from "../domain/runtime.ts";
import type { AccountProblem, PasswordProblem } from "../shared/account.ts";
import { languageOr } from "../shared/language.ts";
import { Refused } from "./refused.ts";

const usage = `account <command>

  add --kind client --username NAME --email ADDRESS --client COMPANY --subdomain SUB [--name WHO] [--language es|en]
  add --kind staff  --username NAME --email ADDRESS --role editor|sales|admin (several: sales,editor) --name WHO [--language es|en]
  list
  disable --username NAME     ends its sessions; it signs in no more
  enable  --username NAME
  reset   --username NAME     a new password, without its second factor

The password of add and reset is read from standard input when something is piped into it;
else one is made and printed, this once.`;

const problems: Record<AccountProblem | PasswordProblem, string> = {
	username: "--username must be 3 to 40 letters, digits, dots, dashes or underscores.",
	email: "--email must be one address with @ and a domain, like eva@example.com.",
	subdomain: "--subdomain must be letters, digits and inner dashes, like casa-guadual.",
	otherCompany: "--subdomain is another company's. For a second account of it, give its name exactly.",
	taken: "An account has this username or e-mail already.",
	tooShort: "The password is too short: at least 10 characters.",
	tooLong: "The password is too long: at most 200 characters.",
	tooEasy: "The password is easy to guess: use a phrase of several words.",
};

const operator = { id: null, name: "operator" };

const string = { type: "string" } as const;
const options = {
	kind: string,
	username: string,
	email: string,
	role: string,
	client: string,
	subdomain: string,
	name: string,
	language: string,
	help: { type: "boolean", short: "h" },
} as const;

/** Adds, lists, disables, enables or resets accounts. @returns what to print. */
export async function account(args: readonly string[], settings: Settings): Promise<string> {
	const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
	const { help, ...flags } = values;
	if (help) return usage;
	const connection = connect(settings);
	try {
		await migrate(connection.db);
		return await run(connection.db, positionals[0], flags, settings.brand.product);
	} finally {
		await connection.close();
	}
}

async function run(db: Db, command: string | undefined, flags: Flags, siteName: string): Promise<string> {
	if (command === "list") return table(await readAccounts(db));
	if (command === "add") {
		const { password, isGenerated } = await readPassword();
		const account = await addAccount(db, realRuntime, operator, accountFrom(flags, password), siteName);
		if ("problem" in account) throw new Refused(problems[account.problem]);
		return withPassword(`Added ${account.username}.`, isGenerated, password);
	}
	const username = required(flags, "username");
	if (command === "reset") {
		const { password, isGenerated } = await readPassword();
		const { email = "", name = "" } = (await findAccountByLogin(db, username)) ?? {};
		const problem = passwordProblem(password, [siteName, username, email, name]);
		if (problem) throw new Refused(problems[problem]);
		requireFound(await resetAccount(db, realRuntime, operator, { username, password }), username);
		return withPassword(`Reset ${username}: it signs in with the new password alone.`, isGenerated, password);
	}
	if (command === "disable") {
		const outcome = await disableAccount(db, realRuntime, operator, username);
		if (outcome === "last-admin") throw new Refused(`${username} is the last admin: add another first.`);
		requireFound(outcome === "done", username);
		return `Disabled ${username}, and ended its sessions.`;
	}
	if (command === "enable") {
		requireFound(await enableAccount(db, realRuntime, operator, username), username);
		return `Enabled ${username}.`;
	}
	throw new Refused(usage);
}

type Flags = Partial<Record<Exclude<keyof typeof options, "help">, string>>;

function accountFrom(flags: Flags, password: string): NewAccount {
	const username = required(flags, "username");
	const language = languageOr(flags.language, "es");
	const base = { username, language, password, email: required(flags, "email") };
	if (flags.kind === "client") {
		const client = { name: required(flags, "client"), subdomain: required(flags, "subdomain") };
		return { ...base, name: flags.name ?? username, kind: "client", client };
	}
	const roles = readRoles((flags.role ?? "").split(","));
	// Visitors read the name of who answers them.
	if (flags.kind === "staff" && roles.length > 0)
		return { ...base, name: required(flags, "name"), kind: "staff", roles };
	throw new Refused(usage);
}

function required(flags: Flags, name: keyof Flags): string {
	const value = flags[name]?.trim();
	if (!value) throw new Refused(`--${name} is missing.\n\n${usage}`);
	return value;
}

function requireFound(wasFound: boolean, username: string): void {
	if (!wasFound) throw new Refused(`There is no account ${username}.`);
}

async function readPassword(): Promise<{ password: string; isGenerated: boolean }> {
	const piped = process.stdin.isTTY ? "" : (await text(process.stdin)).trim();
	return piped ? { password: piped, isGenerated: false } : { password: newPassword(), isGenerated: true };
}

function withPassword(done: string, isGenerated: boolean, password: string): string {
	return isGenerated ? `${done}\nPassword, shown this once: ${password}` : done;
}

function table(accounts: readonly Account[]): string {
	if (accounts.length === 0) return "There are no accounts yet.";
	return accounts
		.map(({ username, email, kind, roles, disabledAt, twoFactor }) =>
			[
				username.padEnd(24),
				(roles.join(",") || kind).padEnd(12),
				(disabledAt ? "disabled" : "active").padEnd(10),
				(twoFactor ? "second factor" : "").padEnd(14),
				email,
			].join(" "),
		)
		.join("\n");
}
