import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { cookiesOf } from "../../support/cookies.ts";
import { engines } from "../../support/databases.ts";
import { newFolder } from "../../support/new-folder.ts";
import { newDatabase } from "../../support/postgres.ts";
import { apiKey, type RunningSite, runSite } from "../../support/running-site.ts";

const adminPath = "/taller-de-prueba";
const password = "siete llamas azules";
/** A command blocks this process longer than the site keeps an idle connection. */
const once = { connection: "close" };
const root = join(import.meta.dirname, "../../..");

describe.each(engines)("a backup (%s)", { timeout: 180_000 }, (engine) => {
	let folder: string;
	let settings: { DATA_DIR: string; DATABASE_URL: string };
	const running: RunningSite[] = [];
	beforeEach(async () => {
		folder = newFolder();
		const DATABASE_URL = engine === "postgres" ? await newDatabase(inject("postgresUrl")) : "";
		settings = { DATA_DIR: join(folder, "data"), DATABASE_URL };
	});
	afterEach(async () => {
		await Promise.all(running.splice(0).map((site) => site.end("SIGKILL")));
		rmSync(folder, { recursive: true, force: true });
	});

	async function start(): Promise<RunningSite> {
		const site = await runSite({ ...settings, ADMIN_PATH: adminPath });
		running.push(site);
		return site;
	}

	/** @param changed settings beside those of the site. */
	function command(args: readonly string[], changed: Record<string, string> = {}): SpawnSyncReturns<string> {
		return spawnSync(process.execPath, [join(root, "commands/site.ts"), ...args], {
			env: { ...process.env, ...settings, ...changed },
			encoding: "utf8",
			input: password,
		});
	}

	function backUp(...options: string[]): string {
		const place = join(folder, "backups");
		expect(command(["backup", "--to", place, ...options])).toMatchObject({ status: 0 });
		return join(place, readdirSync(place).toSorted().at(-1) ?? "");
	}

	const refusal = (args: readonly string[], changed?: Record<string, string>) => {
		const { status, stderr } = command(args, changed);
		expect(status).toBe(1);
		return stderr;
	};

	it("of a running site comes back with every row, and people erased since are erased again, whatever older list is copied", async () => {
		const site = await start();
		await sendContact(site, "zafiro@borrar.example");
		await sendContact(site, "otra@example.com");
		const screen = await signIn(site, command);
		const keys = join(folder, "keys");
		const backup = backUp("--keys-to", keys);
		writeFileSync(join(keys, "erasures.jsonl"), "");
		await sendContact(site, "despues@example.com");
		const wish = { intent: "erase", email: "zafiro@borrar.example", sure: "on" };
		expect((await screen("/rights/person", wish)).status).toBe(303);
		expect(refusal(["restore", backup])).toContain("--replace");
		expect(refusal(["restore", backup, "--replace"])).toMatch(/^Stop the site first/);
		await running.splice(0)[0]?.end("SIGTERM");

		const restored = command(["restore", backup, "--replace", "--keys-from", keys]);
		expect(restored).toMatchObject({ status: 0, stderr: "" });
		const { rows } = JSON.parse(readFileSync(join(backup, "manifest.json"), "utf8"));
		expect(rows).toMatchObject({ leads: 2 });
		const total = Object.values<number>(rows).reduce((sum, count) => sum + count, 0);
		expect(restored.stdout).toContain(`Restored ${total} rows`);
		expect(restored.stdout).toContain("Erased again: 1.");
		const again = await start();
		expect(await emailsOf(again)).toEqual(["otra@example.com"]);
		expect((await (await signIn(again))("/leads")).status).toBe(200);
	});

	it("restores on an empty machine with the copied keys, and not without them", async () => {
		await sendContact(await start(), "ana@example.com");
		const keys = join(folder, "keys");
		const backup = backUp("--keys-to", keys);
		await running.splice(0)[0]?.end("SIGTERM");
		const elsewhere = {
			DATA_DIR: join(folder, "elsewhere"),
			DATABASE_URL: engine === "postgres" ? await newDatabase(inject("postgresUrl")) : "",
		};
		expect(refusal(["restore", backup], elsewhere)).toContain("erasures.jsonl");
		expect(refusal(["restore", backup, "--no-erasures"], elsewhere)).toContain("The secret is not the one");
		expect(existsSync(join(elsewhere.DATA_DIR, "site.db"))).toBe(false);
		const args = ["restore", backup, "--keys-from", keys, "--no-erasures"];
		expect(command(args, elsewhere)).toMatchObject({ status: 0 });
		settings = elsewhere;
		expect(await emailsOf(await start())).toEqual(["ana@example.com"]);
	});

	it("that was damaged is refused, and the database stays as it is", async () => {
		await sendContact(await start(), "ana@example.com");
		const backup = backUp();
		await running.splice(0)[0]?.end("SIGTERM");
		const damaged = join(folder, "damaged");
		cpSync(backup, damaged, { recursive: true });
		const [file = ""] = readdirSync(damaged).filter((name) => name !== "manifest.json");
		const bytes = readFileSync(join(damaged, file));
		bytes[bytes.length >> 1] = ~(bytes[bytes.length >> 1] ?? 0) & 0xff;
		writeFileSync(join(damaged, file), bytes);
		const restoring = ["restore", damaged, "--replace", "--no-erasures"];
		expect(refusal(restoring)).toContain("is not what was backed up");
		rmSync(join(damaged, "manifest.json"));
		expect(refusal(restoring)).toContain("is no backup");
		expect(await emailsOf(await start())).toEqual(["ana@example.com"]);
	});

	it("comes back over a damaged database, and not before the log of erasures is read", async () => {
		await sendContact(await start(), "ana@example.com");
		const backup = backUp();
		await running.splice(0)[0]?.end("SIGTERM");
		const { DATA_DIR = "" } = settings;
		const log = join(DATA_DIR, "erasures.jsonl");
		writeFileSync(log, '{"id": "1\n{}\n');
		const restoring = ["restore", backup, "--replace", "--no-erasures"];
		expect(refusal(restoring)).toBe(
			`Line 1 of ${log} cannot be read: restore the file from its own backup.\n`,
		);
		rmSync(log);
		const file = join(DATA_DIR, "site.db");
		if (engine === "sqlite") writeFileSync(file, "no database ".repeat(500));
		expect(command(restoring)).toMatchObject({ status: 0 });
		expect(readdirSync(DATA_DIR).filter((name) => name.endsWith(".restored"))).toEqual([]);
		expect(await emailsOf(await start())).toEqual(["ana@example.com"]);
	});

	it("of a release whose tables this one cannot use is refused, and the database stays", async () => {
		const site = await start();
		await sendContact(site, "ana@example.com");
		const backup = backUp();
		await running.splice(0)[0]?.end("SIGTERM");
		const path = join(backup, "manifest.json");
		const manifest = JSON.parse(readFileSync(path, "utf8"));
		const restoring = ["restore", backup, "--replace", "--no-erasures"];
		const asOfNewer = (oldestMigration: string) =>
			writeFileSync(path, JSON.stringify({ ...manifest, migration: "9000-later", oldestMigration }));
		asOfNewer("9000-later");
		expect(refusal(restoring)).toContain("newer release (9000-later)");
		expect(await emailsOf(await start())).toEqual(["ana@example.com"]);
		await running.splice(0)[0]?.end("SIGTERM");
		asOfNewer(manifest.migration);
		expect(command(restoring)).toMatchObject({ status: 0 });
	});

	it("is removed when newer complete ones are as many as are kept, and an interrupted one with them", async () => {
		await start();
		const pause = () => new Promise((resolve) => setTimeout(resolve, 1_000));
		const first = backUp();
		await pause();
		const interrupted = backUp();
		rmSync(join(interrupted, "manifest.json"));
		await pause();
		const second = backUp("--keep", "2");
		expect([first, interrupted, second].map(existsSync)).toEqual([true, true, true]);
		await pause();
		const third = backUp("--keep", "1");
		expect([first, interrupted, second, third].map(existsSync)).toEqual([false, false, false, true]);
	});
});

async function sendContact(site: RunningSite, email: string): Promise<void> {
	const fields = { firstname: "Zafiro", lastname: "Ruiz", email, message: "Hola", consent: "on" };
	const body = new URLSearchParams(fields);
	const answer = await fetch(`${site.url}/contacto`, {
		method: "POST",
		redirect: "manual",
		body,
		headers: once,
	});
	expect(answer.status).toBe(303);
}

async function emailsOf(site: RunningSite): Promise<string[]> {
	const headers = { ...once, authorization: `Bearer ${apiKey}` };
	const { leads } = await (await fetch(`${site.url}/api/leads`, { headers })).json();
	return leads.map(({ email }: { email: string }) => email);
}

/** Signs an admin in, whom the command makes when it is given. @returns a function that asks for a staff screen. */
async function signIn(site: RunningSite, command?: (args: readonly string[]) => unknown) {
	const who = [
		"--kind",
		"staff",
		"--role",
		"admin",
		"--username",
		"eva",
		"--email",
		"eva@team.example",
		"--name",
		"Eva",
	];
	command?.(["account", "add", ...who]);
	const body = new URLSearchParams({ username: "eva", password });
	const signedIn = await fetch(site.url + adminPath, {
		method: "POST",
		redirect: "manual",
		body,
		headers: once,
	});
	const headers = { ...once, cookie: cookiesOf(signedIn) };
	return (path: string, fields?: Record<string, string>) =>
		fetch(site.url + adminPath + path, {
			redirect: "manual",
			headers,
			...(fields && { method: "POST", body: new URLSearchParams(fields) }),
		});
}
