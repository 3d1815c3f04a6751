import type { Db, Tx } from "../../db/connect.ts";

/** How long the second has to come to what the first still holds. */
const momentMs = 300;

/**
 * Begins the second while what the first wrote is not committed yet. On SQLite, which writes one after the other, it
 * simply follows.
 * @returns how the second ended.
 */
export async function overlapping<T>(
	db: Db,
	first: (tx: Tx) => Promise<unknown>,
	second: () => Promise<T>,
): Promise<T> {
	const ending = await db.transaction().execute(async (tx) => {
		await first(tx);
		const begun = second();
		begun.catch(() => undefined);
		await new Promise((resolve) => setTimeout(resolve, momentMs));
		return { begun };
	});
	return ending.begun;
}
