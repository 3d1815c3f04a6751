import { join } from "node:path";
import type { Settings } from "../../config/env.ts";
import { isOutOfService } from "../../db/out-of-service.ts";
import { DamagedErasureLog } from "../../domain/privacy/erasure-log.ts";

/** An error at start that the operator mends: its message says in one line what is wrong and what to do. */
export class StartError extends Error {}

export function listenError(error: NodeJS.ErrnoException, { port }: Pick<Settings, "port">): Error {
	const reasons: Record<string, string> = {
		EADDRINUSE: `Port ${port} is taken by another program: stop that one, or set PORT to a free port.`,
		EACCES: `This user may not listen on port ${port}: set PORT to one from 1024 up.`,
		EADDRNOTAVAIL: "HOST is no address of this machine: leave it out to listen on all of them.",
		ENOTFOUND: "HOST is no address of this machine: leave it out to listen on all of them.",
	};
	const reason = reasons[error.code ?? ""];
	return reason ? new StartError(reason, { cause: error }) : error;
}

/** Explains why the data cannot be used. @returns any other error as it is. */
export function dataError(error: unknown, settings: Pick<Settings, "databaseUrl" | "dataDir">): unknown {
	if (!(error instanceof Error)) return error;
	if (error instanceof DamagedErasureLog) return new StartError(error.message);
	const { databaseUrl, dataDir } = settings;
	const reason =
		migrationProblem(error) ??
		fileProblem(error, dataDir) ??
		(databaseUrl ? postgresProblem(error, new URL(databaseUrl).host) : sqliteProblem(error, dataDir));
	return reason ? new StartError(reason, { cause: error }) : error;
}

function migrationProblem({ message }: Error): string | null {
	if (!/^corrupted migrations: previously executed migration .* is missing$/.test(message)) return null;
	return "The database belongs to a newer release: start that release, or restore a backup of this one.";
}

function fileProblem(error: Error, dataDir: string): string | null {
	if (!("syscall" in error) || !("path" in error)) return null;
	const code = "code" in error ? error.code : null;
	if (code === "ENOSPC" || code === "EDQUOT") return diskFull(dataDir);
	return notWritable(dataDir, String(code));
}

/** Result codes in the low byte. Source: sqlite.org/rescode.html */
function sqliteProblem(error: Error, dataDir: string): string | null {
	const code = "errcode" in error && typeof error.errcode === "number" ? error.errcode & 0xff : 0;
	if (code === 11 || code === 26)
		return `${join(dataDir, "site.db")} is damaged: restore a backup, or move the file away to begin with an empty database.`;
	if (code === 13) return diskFull(dataDir);
	if (code === 5) return "Another program holds the lock of the database: end it, and start again.";
	return [3, 8, 10, 14, 23].includes(code) ? notWritable(dataDir, `SQLite ${code}`) : null;
}

function postgresProblem(error: Error, host: string): string | null {
	const code = "code" in error && typeof error.code === "string" ? error.code : "";
	// Without a code: the server asks for a password, and the address has none.
	if (/^28/.test(code) || /^SASL/.test(error.message))
		return `PostgreSQL at ${host} refuses the user or the password: correct DATABASE_URL.`;
	if (code === "3D000")
		return `PostgreSQL at ${host} has no such database: create it, or correct DATABASE_URL.`;
	// The migrator goes on after a refusal, in a transaction that is aborted by then.
	if (["42501", "25006", "25P02"].includes(code))
		return `PostgreSQL at ${host} lets this user make no tables: make it the owner of the database, on a server that takes writes.`;
	if (["42P07", "42701", "42703"].includes(code))
		return `The database at ${host} holds tables of another program: create an empty one, and correct DATABASE_URL.`;
	if (error.message === "The server does not support SSL connections")
		return `PostgreSQL at ${host} offers no TLS: turn it on there, or take sslmode out of DATABASE_URL.`;
	if (!isOutOfService(error)) return null;
	return `PostgreSQL at ${host} does not answer (${code || error.message}): start it, or correct DATABASE_URL.`;
}

function diskFull(dataDir: string): string {
	return `The disk of DATA_DIR (${dataDir}) is full: free some space.`;
}

function notWritable(dataDir: string, code: string): string {
	return `This user cannot write in DATA_DIR (${dataDir}, ${code}): set it to a folder that the user may write.`;
}
