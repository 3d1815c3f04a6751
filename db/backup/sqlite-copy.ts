import { existsSync } from "node:fs";
import { copyFile, open, rename } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { sqliteDialect } from "../sqlite.ts";
import type { Database } from "../tables.ts";
import { BackupError } from "./manifest.ts";
import { readContents } from "./table-rows.ts";

/** Copies the database of a running site into a new file, in the state of one moment. @throws BackupError without one. */
export async function copySqlite(file: string, copy: string): Promise<void> {
	if (!existsSync(file)) throw new BackupError(`There is no database at ${file}.`);
	const source = new DatabaseSync(file, { readOnly: true, timeout: 15_000 });
	try {
		source.prepare("vacuum into ?").run(copy);
	} finally {
		source.close();
	}
	await syncFile(copy);
}

/** Checks every page and index of a database that no process has open, and counts its rows. */
export async function inspectSqlite(file: string) {
	assertWhole(file);
	const db = new Kysely<Database>({ dialect: sqliteDialect(file) });
	try {
		return await readContents(db);
	} finally {
		await db.destroy();
	}
}

/** Lets SQLite check every page and index of a file. @throws BackupError when it is damaged. */
export function assertWhole(file: string): void {
	const database = new DatabaseSync(file, { readOnly: true });
	try {
		const found = database.prepare("pragma integrity_check").get();
		if (found?.integrity_check !== "ok") throw new BackupError(`${file} is damaged.`);
	} catch (error) {
		throw error instanceof BackupError ? error : new BackupError(`${file} is no SQLite database.`);
	} finally {
		database.close();
	}
}

/**
 * Puts a copy in place of the database of a stopped site. The old one, damaged or not, stays beside it with its log.
 * @returns the old one's new name, or null without one. @throws BackupError while a process has it open.
 */
export async function replaceSqlite(file: string, copy: string, suffix: string): Promise<string | null> {
	const keptAs = existsSync(file) ? `${file}.${suffix}` : null;
	if (keptAs) assertClosed(file);
	const draft = `${file}.restored`;
	await copyFile(copy, draft);
	await syncFile(draft);
	if (keptAs)
		// With its log: SQLite would apply that to the new database.
		for (const part of ["", "-wal", "-shm"])
			if (existsSync(file + part)) await rename(file + part, keptAs + part);
	await rename(draft, file);
	return keptAs;
}

/** Throws when a process has the file open: SQLite then refuses to end the use of its log. A damaged file passes. */
function assertClosed(file: string): void {
	const database = new DatabaseSync(file);
	try {
		database.exec("pragma journal_mode = delete");
	} catch (error) {
		if (isLocked(error)) throw new BackupError("Stop the site first: a process has the database open.");
	} finally {
		database.close();
	}
}

/** Busy or locked, by SQLite's result codes; any other error is of a damaged file. Source: sqlite.org/rescode.html */
function isLocked(error: unknown): boolean {
	const code =
		error instanceof Error && "errcode" in error && typeof error.errcode === "number" ? error.errcode : 0;
	return [5, 6].includes(code & 0xff);
}

async function syncFile(path: string): Promise<void> {
	const file = await open(path, "r+");
	await file.sync();
	await file.close();
}
