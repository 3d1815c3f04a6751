import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { type Connection, connect } from "../connect.ts";
import { BackupError } from "./manifest.ts";
import { readContents } from "./table-rows.ts";

/**
 * Dumps the database of a running site, counts its rows in the same state and reads the whole dump once.
 * @throws BackupError when the dump cannot be made or read.
 */
export async function dumpPostgres(place: PostgresPlace, file: string) {
	return withConnection(place, ({ db }) =>
		db
			.transaction()
			.setIsolationLevel("repeatable read")
			.execute(async (tx) => {
				// This transaction waits for the dump longer than one of the site may.
				await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
				await sql`set local statement_timeout = 0`.execute(tx);
				const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(tx);
				const contents = await readContents(tx);
				await runProgram("pg_dump", place, (address) => [
					`--dbname=${address}`,
					"--format=custom",
					"--no-owner",
					"--no-privileges",
					`--snapshot=${rows[0]?.id}`,
					`--file=${file}`,
				]);
				await runProgram("pg_restore", place, () => ["--file=/dev/null", file]);
				return contents;
			}),
	);
}

/** Replaces everything in a database that no site uses by a dump; on an error nothing is changed. */
export async function restorePostgres(place: PostgresPlace, dump: string, workFile: string): Promise<void> {
	try {
		await runProgram("pg_restore", place, () => ["--no-owner", `--file=${workFile}`, dump]);
		await runProgram("psql", place, (address) => [
			`--dbname=${address}`,
			"--no-psqlrc",
			"--quiet",
			"--single-transaction",
			"--set=ON_ERROR_STOP=1",
			"--command=drop schema public cascade; create schema public",
			`--file=${workFile}`,
		]);
	} finally {
		await rm(workFile, { force: true });
	}
}

/** @throws BackupError when another session stays open in the database. */
export async function assertUnused(place: PostgresPlace): Promise<void> {
	// A session that was just closed is listed for a moment.
	for (let attempt = 0; attempt < 10; attempt++) {
		if ((await otherSessions(place)) === 0) return;
		await new Promise((resolve) => setTimeout(resolve, 500));
	}
	throw new BackupError("Stop the site first: sessions are open in the database (a pooler's count too).");
}

function otherSessions(place: PostgresPlace): Promise<number> {
	return withConnection(place, async ({ db }) => {
		const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
			where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
			db,
		);
		return Number(rows[0]?.count ?? 0);
	});
}

/** Counts the rows of a database. */
export function inspectPostgres({ databaseUrl }: Pick<PostgresPlace, "databaseUrl">) {
	return withConnection({ databaseUrl }, ({ db }) =>
		db.transaction().execute(async (tx) => {
			await sql`set local statement_timeout = 0`.execute(tx);
			return readContents(tx);
		}),
	);
}

async function withConnection<Result>(
	{ databaseUrl }: Pick<PostgresPlace, "databaseUrl">,
	work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
	const connection = connect({ databaseUrl, dataDir: "" });
	try {
		return await work(connection);
	} finally {
		await connection.close();
	}
}

/** A database, and the environment in which its programs are found. */
type PostgresPlace = { databaseUrl: string; environment: NodeJS.ProcessEnv };

/** The database's password appears in no list of processes. @throws BackupError when the program is missing or fails. */
async function runProgram(
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
