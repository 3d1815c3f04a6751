import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { BackupError } from "./manifest.ts";

/** A database, and the environment in which its programs are found. */
export type PostgresPlace = { databaseUrl: string; environment: NodeJS.ProcessEnv };

/**
 * Runs one of PostgreSQL's programs. The database's password appears in no list of processes.
 * @param argsFor makes its options from the database's address. @throws BackupError when it is missing or fails.
 */
export async function runProgram(
	name: string,
	{ databaseUrl, environment }: PostgresPlace,
	argsFor: (address: string) => readonly string[],
): Promise<void> {
	const url = new URL(databaseUrl);
	const env = { ...environment, ...(url.password && { PGPASSWORD: decodeURIComponent(url.password) }) };
	url.password = "";
	url.searchParams.delete("uselibpqcompat");
	const child = spawn(name, argsFor(url.href), { env, stdio: ["ignore", "ignore", "pipe"] });
	const code = new Promise<number | null>((resolve, reject) => {
		child.once("close", resolve);
		child.once("error", () =>
			reject(
				new BackupError(
					`${name} is missing: install PostgreSQL's client programs, of the server's version or newer (Debian: apt-get install postgresql-client).`,
				),
			),
		);
	});
	const [problems, status] = await Promise.all([text(child.stderr), code]);
	if (status !== 0) throw new BackupError(`${name} failed: ${problems.trim()}`);
}
