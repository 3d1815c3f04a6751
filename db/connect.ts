import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely, SqliteAdapter, sql, type Transaction } from "kysely";
import { heartbeat, localNotifications, type Notifications, notify } from "./notifications.ts";
import { postgresDialect } from "./postgres.ts";
import { postgresNotifications } from "./postgres-notifications.ts";
import { sqliteDialect } from "./sqlite.ts";
import type { Database } from "./tables.ts";

export type Db = Kysely<Database>;
/** A transaction. Never use the outer Db inside one: SQLite would wait for itself. */
export type Tx = Transaction<Database>;

export type Connection = {
	db: Db;
	engine: "sqlite" | "postgres";
	notifications: Notifications;
	ping(): Promise<void>;
	/** Proves that the database takes a write. */
	checkWrite(at: Date): Promise<void>;
	close(): Promise<void>;
};

/**
 * Opens the database without migrating it.
 * @param options databaseUrl: a postgres:// address, or null for a SQLite file in dataDir.
 */
export function connect(options: { databaseUrl: string | null; dataDir: string }): Connection {
	const { databaseUrl, dataDir } = options;
	if (databaseUrl) {
		const url = withPlainSslMode(databaseUrl);
		const db: Db = new Kysely({ dialect: postgresDialect(url) });
		const beat = () => notify(db, heartbeat);
		return connection(db, "postgres", postgresNotifications(url, beat));
	}
	mkdirSync(dataDir, { recursive: true, mode: 0o700 });
	const notifications = localNotifications();
	const dialect = sqliteDialect(join(dataDir, "site.db"), { notifications });
	return connection(new Kysely({ dialect }), "sqlite", notifications);
}

/**
 * Writes verify-full for the modes that pg treats so, because its warning about them is no JSON line. With
 * uselibpqcompat pg reads them as PostgreSQL's own programs do.
 */
function withPlainSslMode(databaseUrl: string): string {
	const url = new URL(databaseUrl);
	const mode = url.searchParams.get("sslmode") ?? "";
	const isVerifyFull = ["prefer", "require", "verify-ca"].includes(mode);
	if (isVerifyFull && url.searchParams.get("uselibpqcompat") !== "true")
		url.searchParams.set("sslmode", "verify-full");
	return url.href;
}

function connection(db: Db, engine: Connection["engine"], notifications: Notifications): Connection {
	return {
		db,
		engine,
		notifications,
		ping: async () => {
			await sql`select 1 from leads limit 1`.execute(db);
		},
		checkWrite: async (at) => {
			const checked_at = at.toISOString();
			await db
				.insertInto("write_checks")
				.values({ id: "site", checked_at })
				.onConflict((conflict) => conflict.column("id").doUpdateSet({ checked_at }))
				.execute();
		},
		close: async () => {
			await notifications.close();
			await db.destroy();
		},
	};
}

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

type Engine = "sqlite" | "postgres";

/** Returns the engine of a connection, for the few queries that differ. */
export function engineOf<Tables>(db: Kysely<Tables>): Engine {
	return db.getExecutor().adapter instanceof SqliteAdapter ? "sqlite" : "postgres";
}
