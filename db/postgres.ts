import { CompiledQuery, PostgresAdapter, PostgresDialect } from "kysely";
import pg from "pg";
import { guardAgainstLocks } from "./locked-tables.ts";

const int8 = 20;

/** Set by a statement: PgBouncer refuses these settings when a connection starts. */
const timeouts = `select set_config('statement_timeout', '15s', false), set_config('lock_timeout', '2s', false),
	set_config('idle_in_transaction_session_timeout', '30s', false)`;

/** Creates Kysely's PostgreSQL dialect. Reads counts as numbers, as SQLite does. */
export function postgresDialect(url: string): PostgresDialect {
	const types = {
		getTypeParser: (oid: number, format?: "text" | "binary") =>
			oid === int8 ? Number : pg.types.getTypeParser(oid, format),
	};
	const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000, types });
	// The pool replaces a broken connection, and its running query rejects. An unhandled error event would end the
	// process, so idle connections and those between two queries need a handler too.
	pool.on("error", () => undefined);
	pool.on("connect", (client) => client.on("error", () => undefined));
	const guard = guardAgainstLocks(url);
	return new Dialect({
		pool,
		onCreateConnection: async (connection) => {
			await connection.executeQuery(CompiledQuery.raw(timeouts));
			guard(connection);
		},
	});
}

class Dialect extends PostgresDialect {
	override createAdapter(): PostgresAdapter {
		return new Adapter();
	}
}

/** Leaves the lock of migrations to `migrate`: Kysely's belongs to a session, which behind PgBouncer may be another's. */
class Adapter extends PostgresAdapter {
	override acquireMigrationLock(): Promise<void> {
		return Promise.resolve();
	}

	override releaseMigrationLock(): Promise<void> {
		return Promise.resolve();
	}
}
