import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { readSettings } from "../config/env.ts";
import { isLanguage } from "../content/language.ts";
import { connect } from "../db/connect.ts";
import { migrate } from "../db/migrate.ts";
import { type Account, roles } from "../domain/accounts/account.ts";
import { listAccounts } from "../domain/accounts/account-store.ts";
import {
	type AccountProblem,
	addAccount,
	disableAccount,
	enableAccount,
	type NewAccount,
	resetAccount,
} from "../domain/accounts/keep-accounts.ts";
import { newPassword } from "../domain/accounts/password.ts";
import { passwordProblem } from "../domain/accounts/password-rules.ts";
import { realWorld } from "../domain/world.ts";

/** Makes and keeps accounts from the command line, on the database the settings name, also while the site runs. */
const usage = `npm run account -- <command>

  add --kind client --username NAME --email ADDRESS --client COMPANY --subdomain SUB [--name WHO] [--language es|en]
  add --kind staff  --username NAME --email ADDRESS --role editor|sales|admin [--name WHO] [--language es|en]
  list
  disable --username NAME     ends its sessions; it signs in no more
  enable  --username NAME
  reset   --username NAME     a new password, without its second factor

The password of add and reset is read from standard input when something is piped into it;
else one is made and printed, this once.`;

const problems: Record<AccountProblem, string> = {
	username: "--username must be 3 to 40 letters, digits, dots, dashes or underscores.",
	subdomain: "--subdomain must be letters, digits and inner dashes, like casa-guadual.",
	otherCompany: "--subdomain is another company's. For a second account of it, give its name exactly.",
	taken: "An account has this username or e-mail already.",
	tooShort: "The password is too short: at least 10 characters.",
	tooLong: "The password is too long: at most 200 characters.",
	tooEasy: "The password is easy to guess: use a phrase of several words.",
};

const operator = { id: null, name: "operator" };

class Refused extends Error {}

const string = { type: "string" } as const;
const options = {
	...{ kind: string, username: string, email: string, role: string, client: string, subdomain: string },
	...{ name: string, language: string },
} as const;

try {
	const { positionals, values } = parseArgs({ options, allowPositionals: true });
	const connection = connect(readSettings(process.env));
	try {
		await migrate(connection.db);
		console.info(await run(positionals[0], values));
	} finally {
		await connection.close();
	}

	async function run(command: string | undefined, given: typeof values): Promise<string> {
		const { db } = connection;
		if (command === "list") return table(await listAccounts(db));
		if (command === "add") {
			const { password, made } = await passwordGiven();
			const account = await addAccount(db, realWorld, operator, wanted(given, password));
			if ("problem" in account) throw new Refused(problems[account.problem]);
			return said(`Added ${account.username}.`, made, password);
		}
		const username = needed(given, "username");
		if (command === "reset") {
			const { password, made } = await passwordGiven();
			const problem = passwordProblem(password, [username]);
			if (problem) throw new Refused(problems[problem]);
			found(await resetAccount(db, realWorld, operator, { username, password }), username);
			return said(`Reset ${username}: it signs in with the new password alone.`, made, password);
		}
		if (command === "disable") {
			found(await disableAccount(db, realWorld, operator, username), username);
			return `Disabled ${username}, and ended its sessions.`;
		}
		if (command === "enable") {
			found(await enableAccount(db, realWorld, operator, username), username);
			return `Enabled ${username}.`;
		}
		throw new Refused(usage);
	}
} catch (error) {
	const expected = error instanceof Refused || (error instanceof TypeError && "code" in error);
	console.error(expected || error instanceof Error ? (error as Error).message : error);
	process.exitCode = 1;
}

type Given = Partial<Record<keyof typeof options, string>>;

function wanted(given: Given, password: string): NewAccount {
	const username = needed(given, "username");
	const language = isLanguage(given.language) ? given.language : "es";
	const base = { username, language, password, email: needed(given, "email"), name: given.name ?? username };
	if (given.kind === "client") {
		const client = { name: needed(given, "client"), subdomain: needed(given, "subdomain") };
		return { ...base, kind: "client", client };
	}
	const role = roles.find((role) => role === given.role);
	if (given.kind === "staff" && role) return { ...base, kind: "staff", role };
	throw new Refused(usage);
}

function needed(given: Given, name: keyof Given): string {
	const value = given[name]?.trim();
	if (!value) throw new Refused(`--${name} is missing.\n\n${usage}`);
	return value;
}

function found(known: boolean, username: string): void {
	if (!known) throw new Refused(`There is no account ${username}.`);
}

async function passwordGiven(): Promise<{ password: string; made: boolean }> {
	const piped = process.stdin.isTTY ? "" : (await text(process.stdin)).trim();
	return piped ? { password: piped, made: false } : { password: newPassword(), made: true };
}

function said(done: string, made: boolean, password: string): string {
	return made ? `${done}\nPassword, shown this once: ${password}` : done;
}

function table(accounts: readonly Account[]): string {
	if (accounts.length === 0) return "There are no accounts yet.";
	return accounts
		.map(({ username, email, kind, role, disabledAt, twoFactor }) =>
			[
				username.padEnd(24),
				(role ?? kind).padEnd(8),
				(disabledAt ? "disabled" : "active").padEnd(10),
				(twoFactor ? "second factor" : "").padEnd(14),
				email,
			].join(" "),
		)
		.join("\n");
}
