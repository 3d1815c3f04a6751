import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, inject } from "vitest";
import { type Connection, connect } from "../../db/connect.ts";
import { migrate } from "../../db/migrate.ts";
import { newDatabase } from "./postgres.ts";

export type TestDatabase = {
	connection: Connection;
	databaseUrl: string | null;
	dataDir: string;
	remove(): Promise<void>;
};

export const engines = ["sqlite", "postgres"] as const;
type Engine = (typeof engines)[number];

/** Runs the same promises on SQLite and on PostgreSQL. */
export function onBothDatabases(title: string, promises: (open: () => Promise<TestDatabase>) => void): void {
	describe.each(engines)(`${title} (%s)`, (engine) => promises(() => openDatabase(engine)));
}

/** A migrated database of a test's own. */
export async function openDatabase(engine: Engine): Promise<TestDatabase> {
	const dataDir = mkdtempSync(join(tmpdir(), "site-"));
	const databaseUrl = engine === "postgres" ? await newDatabase(inject("postgresUrl")) : null;
	const connection = connect({ databaseUrl, dataDir });
	await migrate(connection.db);
	const remove = async () => {
		await connection.close();
		rmSync(dataDir, { recursive: true, force: true });
	};
	return { connection, databaseUrl, dataDir, remove };
}
