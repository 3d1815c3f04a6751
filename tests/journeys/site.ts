import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { connect, type Db } from "../../db/connect.ts";
import { addAccount, type NewAccount } from "../../domain/accounts/manage-accounts.ts";
import { realRuntime } from "../../domain/runtime.ts";
import { newFolder } from "../support/new-folder.ts";
import { mailReceiver } from "../support/outside/mail-receiver.ts";
import { newDatabase, startPostgres, withoutSync } from "../support/postgres.ts";
import { writtenMails } from "../support/read-mail.ts";
import { apiKey, runSite } from "../support/running-site.ts";

export type SiteOptions = {
	engine: "sqlite" | "postgres";
	/** Whether mails land in a folder, as they do unless a mail server is named, or go to one. */
	mailedBy: "file" | "smtp";
	/** Whose site it is: a name keeps the journeys of others out, where short lists show only the first. */
	sharedBy: string;
};

type WithoutLanguage<Kind> = Kind extends unknown ? Omit<Kind, "language"> : never;
type AccountOf = WithoutLanguage<NewAccount>;
type Database = { DATA_DIR: string; DATABASE_URL: string };

export type VisitedSite = {
	url: string;
	apiKey: string;
	/** The hidden path of the staff screens. */
	adminPath: string;
	/** The mails that left, whole. */
	mails(): readonly string[];
	/** Where a mail server is: has it answer nothing until it is called back. */
	holdMails(): () => void;
	/** Makes an account, as an operator does. */
	addAccount(account: AccountOf): Promise<void>;
	/** Has everybody have signed in so many minutes earlier than they did. */
	ageSessions(minutes: number): Promise<void>;
	/** Has everybody have opened the portal so many minutes earlier than they did. */
	ageVisits(minutes: number): Promise<void>;
	/** Has every snooze of a conversation end in so many milliseconds. */
	endSnoozesIn(milliseconds: number): Promise<void>;
};

/** The built site in a process of its own with an empty data folder; any console error in a page fails the test. */
export const test = base.extend<{ quietConsole: undefined }, SiteOptions & { site: VisitedSite }>({
	engine: ["sqlite", { option: true, scope: "worker" }],
	mailedBy: ["file", { option: true, scope: "worker" }],
	sharedBy: ["all", { option: true, scope: "worker" }],
	site: [
		async ({ engine, mailedBy }, use) => {
			const dataDir = newFolder("journey");
			const adminPath = "/taller-de-prueba";
			const postgres = engine === "postgres" ? await startPostgres(withoutSync) : null;
			const database = { DATA_DIR: dataDir, DATABASE_URL: postgres ? await newDatabase(postgres.url) : "" };
			const receiver = mailedBy === "smtp" ? await mailReceiver() : null;
			const { url, end } = await runSite({
				...database,
				ADMIN_PATH: adminPath,
				TRUSTED_PROXIES: "1",
				...(receiver && { SMTP_URL: receiver.url }),
			});
			const health = await (await fetch(`${url}/healthz`)).json();
			expect(health.database.engine).toBe(engine);
			await use({
				url,
				apiKey,
				adminPath,
				mails: () => receiver?.received ?? writtenMails(join(dataDir, "mail")),
				holdMails: () => receiver?.hold() ?? (() => {}),
				addAccount: (account) => storeAccount(database, account),
				ageSessions: (minutes) => ageSessions(database, minutes),
				ageVisits: (minutes) => ageVisits(database, minutes),
				endSnoozesIn: (milliseconds) => endSnoozesIn(database, milliseconds),
			});
			await end("SIGTERM");
			await receiver?.close();
			postgres?.stop();
			rmSync(dataDir, { recursive: true, force: true });
		},
		{ scope: "worker" },
	],
	baseURL: async ({ site }, use) => use(site.url),
	// Who walks a journey comes from an address of their own: nobody has signed in from it before, or sent a form.
	extraHTTPHeaders: async ({}, use) => use({ "X-Forwarded-For": someAddress() }),
	quietConsole: [
		async ({ page }, use) => {
			const errors: string[] = [];
			page.on("pageerror", (error) => errors.push(error.message));
			page.on("console", (message) => {
				// A page that is not there and a form that is refused are answers, not faults.
				if (message.type() === "error" && !/status of 4(?:00|01|03|04|09|10|22) /.test(message.text()))
					errors.push(message.text());
			});
			await use(undefined);
			expect(errors).toEqual([]);
		},
		{ auto: true },
	],
});

export { expect };

/** Keeps what a page asks for at these addresses waiting until it is released. */
export async function holdRequests(page: Page, address: string | RegExp) {
	const held = Promise.withResolvers<void>();
	await page.route(address, async (route) => {
		await held.promise;
		await route.continue();
	});
	return { release: held.resolve };
}

async function storeAccount(database: Database, account: AccountOf): Promise<void> {
	const operator = { id: null, name: "operator" };
	const stored = await inDatabase(database, (db) =>
		addAccount(db, realRuntime, operator, { ...account, language: "es" }),
	);
	expect(stored).not.toHaveProperty("problem");
}

async function ageSessions(database: Database, minutes: number): Promise<void> {
	const earlier = new Date(Date.now() - minutes * 60_000).toISOString();
	await inDatabase(database, (db) =>
		db.updateTable("sessions").set({ created_at: earlier, confirmed_at: null }).execute(),
	);
}

async function ageVisits(database: Database, minutes: number): Promise<void> {
	const visited_at = new Date(Date.now() - minutes * 60_000).toISOString();
	await inDatabase(database, (db) =>
		db.updateTable("accounts").set({ visited_at }).where("visited_at", "is not", null).execute(),
	);
}

async function endSnoozesIn(database: Database, milliseconds: number): Promise<void> {
	const snoozed_until = new Date(Date.now() + milliseconds).toISOString();
	await inDatabase(database, (db) =>
		db.updateTable("conversations").set({ snoozed_until }).where("snoozed_until", "is not", null).execute(),
	);
}

/** Works on a site's database, without the start of a program. */
async function inDatabase<Result>(
	{ DATA_DIR, DATABASE_URL }: Database,
	work: (db: Db) => Promise<Result>,
): Promise<Result> {
	const { db, close } = connect({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL || null });
	return work(db).finally(close);
}

/** Makes an account at the command line, as an operator does. */
export function addAccountAtCommandLine(
	database: Record<string, string>,
	password: string,
	options: readonly string[],
): void {
	const script = join(import.meta.dirname, "../../commands/site.ts");
	const env = { ...process.env, ...database };
	execFileSync(process.execPath, [script, "account", "add", ...options], { env, input: password });
}

function someAddress(): string {
	const part = () => Math.floor(Math.random() * 256);
	return `10.${part()}.${part()}.${part()}`;
}
