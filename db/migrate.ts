import { promises as fs } from "node:fs";
import path from "node:path";
import { FileMigrationProvider, Migrator } from "kysely/migration";
import type { Db } from "./connect.ts";

/** One migration a file, run in the order of their names. */
const migrationFolder = path.join(import.meta.dirname, "migrations");

/**
 * Migrates the database to the newest schema; safe when several processes start at once.
 * @param last the name of the last migration to run, for tests.
 * @returns the names of the migrations it ran.
 * @throws the error of the first failed migration; a failed run is rolled back.
 */
export async function migrate(db: Db, last?: string): Promise<string[]> {
	const migrator = new Migrator({ db, provider: new FileMigrationProvider({ fs, path, migrationFolder }) });
	const { error, results = [] } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
	if (error) throw error;
	return results.map((result) => result.migrationName);
}
