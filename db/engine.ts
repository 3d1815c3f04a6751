import { type Kysely, SqliteAdapter } from "kysely";

export type Engine = "sqlite" | "postgres";

/** Returns the engine of a connection, for the few queries that differ. */
export function engineOf<Tables>(db: Kysely<Tables>): Engine {
	return db.getExecutor().adapter instanceof SqliteAdapter ? "sqlite" : "postgres";
}
