import { promises as fs } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { FileMigrationProvider, Migrator } from "kysely/migration";
import type { Db, Tx } from "./connect.ts";
import { engineOf } from "./engine.ts";
import { storeOldestSupported, withNewerSchema } from "./newer-schema.ts";

/** One migration a file, run in the order of their names. */
const migrationFolder = path.join(import.meta.dirname, "migrations");
const ownMigrations = new FileMigrationProvider({ fs, path, migrationFolder });
/** Any number that nothing else locks in this database. */
const migrationLock = 20_261_125;

/**
 * Migrates the database to the newest schema; safe when several processes start at once.
 * @param last the name of the last migration to run, for tests.
 * @returns the names of the migrations it ran.
 * @throws the error of the first failed migration; a failed run is rolled back.
 */
export async function migrate(db: Db, last?: string): Promise<string[]> {
	return db.transaction().execute(async (tx) => {
		if (engineOf(tx) === "postgres") await waitForOthers(tx);
		const migrator = new Migrator({ db: tx, provider: await withNewerSchema(tx, ownMigrations) });
		const { error, results = [] } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
		if (error) throw error;
		if (!last) await storeOldestSupported(tx);
		return results.map((result) => result.migrationName);
	});
}

/**
 * Tells whether this code can use a database.
 * @param contents its newest migration, and that of the oldest code that can use its tables.
 */
export async function canUse(contents: { migration: string; oldestMigration: string }): Promise<boolean> {
	const own =
		Object.keys(await ownMigrations.getMigrations())
			.toSorted()
			.at(-1) ?? "";
	return contents.migration <= own || contents.oldestMigration <= own;
}

/** Lets a migration take its time, and waits until no other process migrates. */
async function waitForOthers(tx: Tx): Promise<void> {
	await sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`.execute(
		tx,
	);
	await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(tx);
}
