import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely, sql, type Transaction } from "kysely";
import { postgresDialect } from "./postgres.ts";
import { sqliteDialect } from "./sqlite.ts";
import type { Database } from "./tables.ts";

export type Db = Kysely<Database>;
/** A transaction. Never use the outer Db inside one: SQLite would wait for itself. */
export type Tx = Transaction<Database>;

export type Connection = {
	db: Db;
	engine: "sqlite" | "postgres";
	ping(): Promise<void>;
	close(): Promise<void>;
};

/**
 * Opens the database without migrating it.
 * @param options databaseUrl: a postgres:// address, or null for a SQLite file in dataDir.
 */
export function connect(options: { databaseUrl: string | null; dataDir: string }): Connection {
	if (options.databaseUrl)
		return connection(new Kysely({ dialect: postgresDialect(options.databaseUrl) }), "postgres");
	mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
	return connection(new Kysely({ dialect: sqliteDialect(join(options.dataDir, "site.db")) }), "sqlite");
}

function connection(db: Db, engine: Connection["engine"]): Connection {
	return {
		db,
		engine,
		ping: async () => {
			await sql`select 1 from leads limit 1`.execute(db);
		},
		close: () => db.destroy(),
	};
}
