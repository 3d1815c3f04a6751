import { cpSync, rmSync } from "node:fs";
import { afterAll, afterEach, beforeAll, beforeEach, describe, inject } from "vitest";
import { type Connection, connect, type Db, type Tx } from "../../db/connect.ts";
import { newFolder } from "./new-folder.ts";
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

type OpenDatabase = () => Promise<TestDatabase>;

/** A new database for each test of a suite: opened before its other preparations, removed after it. */
export function freshDatabase(open: OpenDatabase) {
	return databaseBetween(open, beforeEach, afterEach);
}

/** One database for all tests of a suite. */
export function sharedDatabase(open: OpenDatabase) {
	return databaseBetween(open, beforeAll, afterAll);
}

function databaseBetween(
	open: OpenDatabase,
	before: (prepare: () => Promise<void>) => void,
	after: (end: () => Promise<void>) => void,
): TestDatabase & { db(): Db } {
	let database: TestDatabase;
	before(async () => {
		database = await open();
	});
	after(() => database.remove());
	return {
		get connection() {
			return database.connection;
		},
		get databaseUrl() {
			return database.databaseUrl;
		},
		get dataDir() {
			return database.dataDir;
		},
		remove: () => database.remove(),
		db: () => database.connection.db,
	};
}

/** Does something in one transaction. */
export function inTransaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
	return db.transaction().execute(work);
}

/** A migrated database of a test's own: a copy of the one that the run migrated at its start. */
export async function openDatabase(engine: Engine): Promise<TestDatabase> {
	const dataDir = newFolder();
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
