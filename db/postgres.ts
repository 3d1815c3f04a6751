import { PostgresDialect } from "kysely";
import pg from "pg";

const int8 = 20;

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
	return new PostgresDialect({ pool });
}
