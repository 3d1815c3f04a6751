import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, inject } from "vitest";
import { type Connection, connect } from "../../db/connect.ts";
import { newDatabase } from "./postgres.ts";

export type TestDatabase = {
	connection: Connection;
	databaseUrl: string | null;
	dataDir: string;
	remove(): Promise<void>;
};

export const engines = ["sqlite", "postgres"] as const;
export type Engine = (typeof engines)[number];

/** Runs the same promises on SQLite and on PostgreSQL. */
export function onBothDatabases(title: string, promises: (open: () => Promise<TestDatabase>) => void): void {
	describe.each(engines)(`${title} (%s)`, (engine) => promises(() => openDatabase(engine)));
}

/** A migrated database of a test's own: a copy of the one that the run migrated at its start. */
export async function openDatabase(engine: Engine): Promise<TestDatabase> {
	const dataDir = mkdtempSync(join(tmpdir(), "site-"));
	const { sqliteFolder, postgresName } = inject("migrated");
	const isPostgres = engine === "postgres";
	const databaseUrl = isPostgres ? await newDatabase(inject("postgresUrl"), postgresName) : null;
	if (!isPostgres) cpSync(sqliteFolder, dataDir, { recursive: true });
	const connection = connect({ databaseUrl, dataDir });
	const remove = async () => {
		await connection.close();
		rmSync(dataDir, { recursive: true, force: true });
	};
	return { connection, databaseUrl, dataDir, remove };
}
