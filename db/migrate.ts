import { promises as fs } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { FileMigrationProvider, type MigrationProvider, Migrator } from "kysely/migration";
import { type Db, engineOf, type Tx } from "./connect.ts";

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

/**
 * The newest migration of the oldest code that runs on this release's tables: migrations after it only add. Renewed with
 * each release: that of the release before. Here it is the first whose code can run on newer tables: 0.1.0 cannot.
 */
export const oldestSupported = "0050-schema-support";

/** It never goes back when an older release starts. */
async function storeOldestSupported(db: Db | Tx): Promise<void> {
	await db
		.insertInto("schema_support")
		.values({ id: "site", oldest_migration: oldestSupported })
		.onConflict((conflict) =>
			conflict
				.column("id")
				.doUpdateSet({ oldest_migration: oldestSupported })
				.where("schema_support.oldest_migration", "<", oldestSupported),
		)
		.execute();
}

/** Lets a release start on the tables of the next one, when that one stored that this code can use them. */
async function withNewerSchema(db: Db | Tx, provider: MigrationProvider): Promise<MigrationProvider> {
	const own = await provider.getMigrations();
	const newest = Object.keys(own).toSorted().at(-1) ?? "";
	const newer = (await namesDone(db)).filter((name) => name > newest && !(name in own));
	if (newer.length === 0 || (await readOldestSupported(db)) > newest)
		return { getMigrations: async () => own };
	const done = Object.fromEntries(newer.map((name) => [name, { up: async () => undefined }]));
	return { getMigrations: async () => ({ ...own, ...done }) };
}

async function namesDone(db: Db | Tx): Promise<string[]> {
	if (!(await hasTable(db, "kysely_migration"))) return [];
	const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
	return rows.map(({ name }) => name);
}

/** Reads the newest migration of the oldest code that can use the tables. A release that stored nothing supports no older one. */
export async function readOldestSupported(db: Db | Tx): Promise<string> {
	if (!(await hasTable(db, "schema_support"))) return "9999";
	const row = await db.selectFrom("schema_support").select("oldest_migration").executeTakeFirst();
	return row?.oldest_migration ?? "9999";
}

async function hasTable(db: Db | Tx, table: string): Promise<boolean> {
	const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
	return tables.some(({ name }) => name === table);
}
