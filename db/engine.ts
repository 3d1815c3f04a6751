import { type Kysely, SqliteAdapter } from "kysely";

export type Engine = "sqlite" | "postgres";

/** Which database a query runs on, for the few that the two write differently. */
export function engineOf<Tables>(db: Kysely<Tables>): Engine {
	return db.getExecutor().adapter instanceof SqliteAdapter ? "sqlite" : "postgres";
}
