import { spawnSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, rmSync, statSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import { afterEach, beforeEach, expect, inject, it } from "vitest";
import { freePort } from "../../support/free-port.ts";
import { newFolder } from "../../support/new-folder.ts";
import { newDatabase } from "../../support/postgres.ts";
import { runSite } from "../../support/running-site.ts";

let dataDir: string;
const undo: (() => void)[] = [];
beforeEach(() => {
	dataDir = newFolder();
});
afterEach(() => {
	for (const step of undo.splice(0)) step();
	rmSync(dataDir, { recursive: true, force: true });
});

/** Starts the built site and returns what it says, which must be one line, and the end. */
function refusal(settings: Record<string, string> = {}): string {
	const env = { ...process.env, HOST: "127.0.0.1", PORT: "0", DATA_DIR: dataDir, ...settings };
	const { status, stdout, stderr } = spawnSync(process.execPath, ["build/current/server/server.js"], {
		env,
		encoding: "utf8",
		timeout: 20_000,
	});
	expect([status, stdout]).toEqual([1, ""]);
	expect(stderr.trimEnd().split("\n"), stderr).toHaveLength(1);
	return stderr;
}

const database = () => join(dataDir, "site.db");

it("names a damaged database", () => {
	writeFileSync(database(), "This is no database at all. ".repeat(200));
	expect(refusal()).toBe(
		`${database()} is damaged: restore a backup, or move the file away to begin with an empty database.\n`,
	);
});

it("names a database with a damaged page in its middle", async () => {
	const site = await runSite({ DATA_DIR: dataDir });
	await site.end("SIGTERM");
	const { size } = statSync(database());
	const file = openSync(database(), "r+");
	writeSync(file, Buffer.alloc(8_192, "damage"), 0, 8_192, Math.floor(size / 8_192) * 4_096);
	closeSync(file);
	expect(refusal()).toMatch(/^.*site\.db is damaged: restore a backup, or move the file away/);
}, 60_000);

it("names a damaged line in the log of erasures", () => {
	const log = join(dataDir, "erasures.jsonl");
	writeFileSync(log, '{"id": "1\n{}\n');
	expect(refusal()).toBe(`Line 1 of ${log} cannot be read: restore the file from its own backup.\n`);
});

it("names a database of a newer release", async () => {
	const site = await runSite({ DATA_DIR: dataDir });
	await site.end("SIGTERM");
	const db = new DatabaseSync(database());
	db.exec("insert into kysely_migration values ('9999-of-tomorrow', '2030-01-01T00:00:00.000Z')");
	// It stored that only itself can use its tables.
	db.exec("update schema_support set oldest_migration = '9999-of-tomorrow'");
	db.close();
	expect(refusal()).toMatch(/^The database belongs to a newer release: /);
}, 60_000);

it("names a folder that it cannot write in", () => {
	const file = join(dataDir, "file");
	writeFileSync(file, "");
	expect(refusal({ DATA_DIR: join(file, "data") })).toMatch(
		/^This user cannot write in DATA_DIR .*: set it to /,
	);
	mkdirSync(database());
	expect(refusal()).toMatch(/^This user cannot write in DATA_DIR .*: set it to /);
});

it("names a disk that is full", ({ skip }) => {
	const isMounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", dataDir]).status === 0;
	if (!isMounted) return skip("no right to mount a file system here");
	undo.push(() => spawnSync("umount", ["-l", dataDir]));
	expect(refusal()).toBe(`The disk of DATA_DIR (${dataDir}) is full: free some space.\n`);
});

it("names a PostgreSQL that is down, as `site migrate` does", async () => {
	const host = `127.0.0.1:${await freePort()}`;
	const DATABASE_URL = `postgres://site:a-password@${host}/site`;
	const said = `PostgreSQL at ${host} does not answer (ECONNREFUSED): start it, or correct DATABASE_URL.\n`;
	expect(refusal({ DATABASE_URL })).toBe(said);
	const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL };
	const site = spawnSync(process.execPath, ["commands/site.ts", "migrate"], { env, encoding: "utf8" });
	expect([site.status, site.stderr]).toEqual([1, said]);
});

it.each([
	["create role no_owner login; grant connect on database site to no_owner", "no_owner", "make no tables"],
	["alter database site set default_transaction_read_only = on", null, "on a server that takes writes"],
	["create table leads (id text)", null, "holds tables of another program"],
])("names what a PostgreSQL refuses after «%s»", async (statements, user, said) => {
	const address = new URL(await newDatabase(inject("postgresUrl")));
	const name = address.pathname.slice(1);
	const role = `${user}_${name}`;
	const client = new Client({ connectionString: address.href });
	await client.connect();
	await client.query(statements.replaceAll("site", name).replaceAll("no_owner", role));
	await client.end();
	if (user) address.username = role;
	expect(refusal({ DATABASE_URL: address.href })).toContain(said);
});

it.each(["verify-full", "require"])("names a PostgreSQL without TLS, with sslmode=%s", async (mode) => {
	const address = `${await newDatabase(inject("postgresUrl"))}?sslmode=${mode}`;
	expect(refusal({ DATABASE_URL: address })).toContain("offers no TLS");
});

it("names a folder in place of the secret file", () => {
	mkdirSync(join(dataDir, "secret"));
	expect(refusal()).toContain(`${join(dataDir, "secret")} cannot be read`);
});

it.each([
	[{ ADMIN_PATH: "/Contacto" }, "ADMIN_PATH must not be an address that the site already has"],
	[
		{ WEBHOOK_URL: "http://127.0.0.1:6000/leads", WEBHOOK_SECRET: `whsec_${"a".repeat(32)}` },
		"WEBHOOK_URL must use another port: requests to this one are always blocked",
	],
	[
		{ PORT: "70000", ADMIN_PATH: "/corto" },
		"PORT must be a whole number from 0 to 65535; ADMIN_PATH must be one path segment of 6 to 64 letters, digits, - or _, like /taller-9f3k2",
	],
])("names the bad settings %j", (settings, problems) => {
	expect(refusal(settings)).toBe(`Bad settings: ${problems}\n`);
});

it.each(["", "short", "ab".repeat(40)])("refuses the secret file «%s»", (secret) => {
	writeFileSync(join(dataDir, "secret"), secret);
	expect(refusal()).toBe(
		`${join(dataDir, "secret")} holds no strong secret: restore it from a backup, or delete it to get a new one, which signs everybody out.\n`,
	);
});
