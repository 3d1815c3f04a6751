import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generate } from "selfsigned";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { newFolder } from "../../support/new-folder.ts";
import {
	askPostgres,
	newDatabase,
	startOwnPostgres,
	systemAccount,
	withoutSync,
} from "../../support/postgres.ts";

const command = join(import.meta.dirname, "../../../commands/site.ts");

describe("beside older backups", () => {
	let folder: string;
	/** Also root may then remove nothing from a folder that cannot be written. */
	const asOwner =
		process.getuid?.() === 0 ? ["setpriv", "--bounding-set=-dac_override,-dac_read_search"] : [];
	const run = (...args: string[]) => {
		const [program = "", ...rest] = [...asOwner, process.execPath, command, ...args];
		const env = { PATH: process.env.PATH, DATA_DIR: folder };
		return spawnSync(program, rest, { env, encoding: "utf8" });
	};
	const older = (name: string, manifest: boolean) => {
		const place = join(folder, "backups", name);
		mkdirSync(place, { recursive: true });
		writeFileSync(join(place, manifest ? "manifest.json" : "site.db"), "{}");
		return place;
	};
	beforeEach(() => {
		folder = newFolder();
		expect(run("migrate").status).toBe(0);
	});
	afterEach(() => rmSync(folder, { recursive: true }));

	it("stays when one of them cannot be removed, and says so", () => {
		const stuck = older("site-20260101T000000Z", true);
		const other = older("site-20260102T000000Z", true);
		chmodSync(stuck, 0o500);
		const { status, stderr } = run("backup", "--keep", "1");
		chmodSync(stuck, 0o700);
		expect([status, stderr]).toEqual([1, expect.stringContaining("removed: site-20260101T000000Z.")]);
		expect([stuck, other].map(existsSync)).toEqual([true, false]);
		const [, made = ""] = readdirSync(join(folder, "backups")).toSorted();
		expect(stderr).toContain(`${made}: `);
		expect(existsSync(join(folder, "backups", made, "manifest.json"))).toBe(true);
	});

	it("is not made by root where the data are another user's", () => {
		if (process.getuid?.() !== 0) return;
		chownSync(folder, 65_534, 65_534);
		const args = [command, "backup"];
		const env = { PATH: process.env.PATH, DATA_DIR: folder };
		const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8" });
		expect([status, stderr]).toEqual([1, expect.stringContaining("belongs to another user")]);
		expect(existsSync(join(folder, "backups"))).toBe(false);
	});

	it("says in a line what cannot be read or written", () => {
		const place = older("site-20260101T000000Z", true);
		chmodSync(place, 0o000);
		const [unread, unwritten] = [run("restore", place), run("backup", "--to", join(place, "deeper"))];
		chmodSync(place, 0o700);
		rmSync(join(folder, "site.db"));
		const unmade = run("backup");
		const errors = [unread, unwritten, unmade].map(({ stderr }) => stderr.trimEnd());
		expect(errors).toEqual([
			expect.stringMatching(/^EACCES.*manifest\.json'$/),
			expect.stringMatching(/^EACCES.*deeper'$/),
			`There is no database at ${join(folder, "site.db")}.`,
		]);
	});

	it("counts those alone that were not cut off", () => {
		older("site-20260101T000000Z", false);
		const whole = older("site-20260102T000000Z", true);
		older("site-20260103T000000Z", false);
		expect(run("backup", "--keep", "2").stdout).toContain("Removed site-20260101T000000Z.");
		expect([existsSync(whole), readdirSync(join(folder, "backups")).length]).toEqual([true, 3]);
	});
});

it("leaves no backup whose dump was cut off", async () => {
	const folder = newFolder();
	const cutting =
		'/usr/bin/pg_dump "$@" || exit; for one; do case $one in --file=*) truncate -s -99 "$(echo "$one" | cut -c8-)"; esac; done';
	writeFileSync(join(folder, "pg_dump"), `#!/bin/sh\n${cutting}\n`, { mode: 0o755 });
	const env = {
		PATH: `${folder}:${process.env.PATH}`,
		DATA_DIR: join(folder, "data"),
		DATABASE_URL: await newDatabase(inject("postgresUrl"), inject("migrated").postgresName),
	};
	const args = [command, "backup"];
	const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8" });
	expect([status, stderr]).toEqual([1, expect.stringContaining("pg_restore failed")]);
	expect(readdirSync(join(folder, "data/backups"))).toEqual([]);
	rmSync(folder, { recursive: true });
});

it("takes a password with any signs from PGPASSWORD, as compose.yaml gives it", async () => {
	const folder = newFolder();
	chmodSync(folder, 0o755);
	const rules = join(folder, "pg_hba.conf");
	writeFileSync(rules, "host all tests 127.0.0.1/32 trust\nhost all site 127.0.0.1/32 scram-sha-256\n");
	const postgres = await startOwnPostgres(`${withoutSync} -c hba_file=${rules}`);
	const PGPASSWORD = "a@b/c:d#e%20?f";
	await askPostgres(postgres.url, `create role site login password '${PGPASSWORD}'`);
	await askPostgres(postgres.url, "create database site owner site");
	const DATABASE_URL = `postgres://site@${new URL(postgres.url).host}/site`;
	const env = { PATH: process.env.PATH, DATA_DIR: join(folder, "data"), DATABASE_URL };
	const run = (name: string, more: Record<string, string>) =>
		spawnSync(process.execPath, [command, name], {
			env: { ...env, ...more },
			encoding: "utf8",
		});
	expect(run("migrate", {})).toMatchObject({ status: 1, stderr: expect.stringContaining("password") });
	expect(run("migrate", { PGPASSWORD })).toMatchObject({ status: 0, stderr: "" });
	expect(run("backup", { PGPASSWORD })).toMatchObject({ status: 0, stderr: "" });
	postgres.stop();
	rmSync(folder, { recursive: true });
});

it.each([
	["sslmode=require", { NODE_EXTRA_CA_CERTS: "server.crt" }],
	["sslmode=require&uselibpqcompat=true", {}],
])(
	"is made over TLS with %s, and without a warning",
	async (mode, trusted) => {
		const folder = newFolder();
		chmodSync(folder, 0o755);
		const { private: key, cert } = await generate([{ name: "commonName", value: "127.0.0.1" }], {
			keyType: "ec",
			algorithm: "sha256",
			extensions: [{ name: "subjectAltName", altNames: [{ type: 7, ip: "127.0.0.1" }] }],
		});
		writeFileSync(join(folder, "server.crt"), cert);
		writeFileSync(join(folder, "server.key"), key, { mode: 0o600 });
		if (process.getuid?.() === 0) {
			const { uid, gid } = systemAccount("postgres");
			chownSync(join(folder, "server.key"), uid, gid);
		}
		const files = `-c ssl_cert_file=${join(folder, "server.crt")} -c ssl_key_file=${join(folder, "server.key")}`;
		const postgres = await startOwnPostgres(`${withoutSync} -c ssl=on ${files}`);
		const env = {
			PATH: process.env.PATH,
			DATA_DIR: join(folder, "data"),
			DATABASE_URL: `${await newDatabase(postgres.url)}?${mode}`,
			...Object.fromEntries(Object.entries(trusted).map(([name, file]) => [name, join(folder, file)])),
		};
		for (const name of ["migrate", "backup"]) {
			const args = [command, name];
			const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8" });
			expect([name, stderr, status]).toEqual([name, "", 0]);
		}
		postgres.stop();
		rmSync(folder, { recursive: true });
	},
	60_000,
);
