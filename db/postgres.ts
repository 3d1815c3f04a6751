import { PostgresDialect } from "kysely";
import pg from "pg";

const int8 = 20;

/** Kysely's PostgreSQL dialect, with counts read as numbers as SQLite gives them. */
export function postgresDialect(url: string): PostgresDialect {
	const types = {
		getTypeParser: (oid: number, format?: "text" | "binary") =>
			oid === int8 ? Number : pg.types.getTypeParser(oid, format),
	};
	const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000, types });
	// A connection that breaks is replaced by the pool at the next query, and the query under way fails by itself; the
	// event must not end the process, neither of an idle connection nor of one held between two queries.
	pool.on("error", () => undefined);
	pool.on("connect", (client) => client.on("error", () => undefined));
	return new PostgresDialect({ pool });
}
