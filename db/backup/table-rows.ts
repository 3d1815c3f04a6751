import { sql } from "kysely";
import type { Db, Tx } from "../connect.ts";
import { readOldestSupported } from "../migrate.ts";

/** Tells what a database holds: the rows of each table, its newest migration, and which code can use it. */
export async function readContents(db: Db | Tx) {
	return {
		rows: await countRows(db),
		migration: await newestMigration(db),
		oldestMigration: await readOldestSupported(db),
	};
}

/** Counts the rows of every table, those of migrations included. */
async function countRows(db: Db | Tx): Promise<Record<string, number>> {
	const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
	const counts: [string, number][] = [];
	for (const { name, isView } of tables) {
		// SQLite keeps its search index in tables of its own.
		if (isView || name.startsWith("search_index")) continue;
		const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(
			db,
		);
		counts.push([name, Number(rows[0]?.count ?? 0)]);
	}
	return Object.fromEntries(counts.toSorted(([a], [b]) => a.localeCompare(b)));
}

/** The name of the newest migration that ran, "" in an empty database. */
async function newestMigration(db: Db | Tx): Promise<string> {
	const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
	if (!tables.some(({ name }) => name === "kysely_migration")) return "";
	const { rows } = await sql<{ name: string | null }>`select max(name) as name from kysely_migration`.execute(
		db,
	);
	return rows[0]?.name ?? "";
}
