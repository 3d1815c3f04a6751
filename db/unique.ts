import type { Db, Tx } from "./connect.ts";

const sqliteUnique = new Set([2067, 1555]);
const postgresUnique = "23505";

/** Tells whether a write violated a unique or primary key, on either engine. */
export function isUniqueViolation(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	if ("errcode" in error && typeof error.errcode === "number") return sqliteUnique.has(error.errcode);
	return "code" in error && error.code === postgresUnique;
}

/** Another process changed the row since it was read. */
export class RowChanged extends Error {}

/** Stores in one transaction. Retries once when another process stored the same row, or changed one that was read. */
export async function retryOnConflict<Stored>(db: Db, store: (tx: Tx) => Promise<Stored>): Promise<Stored> {
	const run = () => db.transaction().execute(store);
	return run().catch((error) => {
		if (!isUniqueViolation(error) && !(error instanceof RowChanged)) throw error;
		return run();
	});
}
