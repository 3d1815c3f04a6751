import { sql } from "kysely";
import { type Db, engineOf } from "./connect.ts";

/** Larger files take seconds to read: `site backup` checks them. */
const mostBytes = 256_000_000;
/** Source: sqlite.org/rescode.html, SQLITE_CORRUPT */
const corrupt = 11;

/** Reads the whole file of a small SQLite database. @throws an error with SQLite's code when a page of it is damaged. */
export async function refuseDamage(db: Db): Promise<void> {
	if (engineOf(db) !== "sqlite") return;
	const { rows: sizes } = await sql<{ bytes: number }>`
		select page_count * page_size as bytes from pragma_page_count, pragma_page_size
	`.execute(db);
	if (Number(sizes[0]?.bytes ?? 0) > mostBytes) return;
	const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db);
	if (rows[0]?.quick_check !== "ok")
		throw Object.assign(new Error("The database is damaged."), { errcode: corrupt });
}
