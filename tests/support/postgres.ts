import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "./free-port.ts";
import { newFolder } from "./new-folder.ts";

export type TestPostgres = {
	url: string;
	/** Ends it for good. */
	stop(): void;
};

/** A PostgreSQL that a test may take away. */
export type OwnPostgres = TestPostgres & {
	/** Ends it as a power cut would; what it had committed is kept. */
	crash(): void;
	/** Starts it again at the same address. */
	resume(): void;
};

/** For a cluster that nobody takes the power from: it need not wait for the disk. */
export const withoutSync = "-c fsync=off";

/**
 * A PostgreSQL of the tests' own: TEST_DATABASE_URL when given, else a throw-away cluster from the machine's
 * programs, which Debian's package brings when they are missing and apt works.
 * @param settings what a cluster of ours is started with, beside its place.
 */
export async function startPostgres(settings = ""): Promise<TestPostgres> {
	const given = process.env.TEST_DATABASE_URL;
	return given ? { url: given, stop: () => undefined } : startOwnPostgres(settings);
}

/** A throw-away cluster, whatever the settings name. */
export async function startOwnPostgres(settings = ""): Promise<OwnPostgres> {
	const programs = findPrograms() ?? installPrograms();
	const isRoot = process.getuid?.() === 0;
	const user = isRoot ? systemAccount("postgres") : null;
	const folder = newFolder("postgres");
	if (user) chownSync(folder, user.uid, user.gid);
	const port = await freePort();
	const run = (program: string, args: string[]) =>
		execFileSync(join(programs, program), args, { cwd: folder, stdio: "ignore", ...user });
	const data = join(folder, "data");
	run("initdb", ["-N", "-D", data, "-U", "tests", "-A", "trust", "-E", "UTF8", "--locale=C"]);
	const options = `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder} ${settings}`;
	const resume = () => run("pg_ctl", ["-D", data, "-w", "-l", join(folder, "log"), "-o", options, "start"]);
	const crash = () => run("pg_ctl", ["-D", data, "-m", "immediate", "stop"]);
	resume();
	return {
		url: `postgres://tests@127.0.0.1:${port}/postgres`,
		crash,
		resume,
		stop: () => {
			crash();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/**
 * A database of its own in a PostgreSQL.
 * @param template the database that it is a copy of; an empty one without it. @returns its address.
 */
export async function newDatabase(postgresUrl: string, template = "template1"): Promise<string> {
	const url = new URL(postgresUrl);
	const name = `t_${randomBytes(6).toString("hex")}`;
	await askPostgres(url.href, `create database ${name} template ${template}`);
	url.pathname = `/${name}`;
	return url.href;
}

/** Ends a database that newDatabase made there. */
export async function dropDatabase(postgresUrl: string, name: string): Promise<void> {
	await askPostgres(postgresUrl, `drop database ${name} with (force)`);
}

export async function askPostgres(connectionString: string, statement: string): Promise<void> {
	const client = new pg.Client({ connectionString });
	await client.connect();
	await client.query(statement);
	await client.end();
}

function findPrograms(): string | null {
	const debian = "/usr/lib/postgresql";
	const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
	const folders = [
		...versions.map((version) => join(debian, version, "bin")),
		...(process.env.PATH ?? "").split(":"),
	];
	return (
		folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "pg_ctl"))) ?? null
	);
}

function installPrograms(): string {
	const how =
		"PostgreSQL is missing: install it (Debian: apt-get install postgresql) or set TEST_DATABASE_URL.";
	try {
		execFileSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
		const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
		execFileSync("apt-get", ["install", "-y", "-qq", "postgresql"], { stdio: "ignore", env });
	} catch {
		throw new Error(how);
	}
	const found = findPrograms();
	if (!found) throw new Error(how);
	return found;
}

/** An account of the machine. PostgreSQL refuses to run as root; its package brings an account for it. */
export function systemAccount(name: string): { uid: number; gid: number } {
	const id = (flag: string) => Number(execFileSync("id", [flag, name], { encoding: "utf8" }));
	return { uid: id("-u"), gid: id("-g") };
}
