import { sql } from "kysely";
import type { MigrationProvider } from "kysely/migration";
import type { Db, Tx } from "./connect.ts";

/**
 * The newest migration of the oldest code that runs on this release's tables: migrations after it only add. Renewed with
 * each release: that of the release before. Here it is the first whose code can run on newer tables: 0.1.0 cannot.
 */
export const oldestSupported = "0050-schema-support";

/** Stores which code can use the tables. It never goes back when an older release starts. */
export async function storeOldestSupported(db: Db | Tx): Promise<void> {
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

/**
 * Lets a release start on the tables of the next one, when that one stored that this code can use them.
 * @returns the provider, with the migrations it does not know as done.
 */
export async function withNewerSchema(db: Db | Tx, provider: MigrationProvider): Promise<MigrationProvider> {
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
