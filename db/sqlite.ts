import { DatabaseSync, type StatementSync } from "node:sqlite";
import {
	type Driver,
	SqliteAdapter,
	SqliteDialect,
	type SqliteDialectConfig,
	SqliteDriver,
	type SqliteStatement,
} from "kysely";
import { createDisk, type Disk } from "./disk.ts";
import { type LocalNotifications, localNotifications } from "./notifications.ts";
import { DurableDriver, type Storage } from "./sqlite-driver.ts";

type SqliteParts = { disk?: Disk; notifications?: LocalNotifications };

/**
 * Creates Kysely's SQLite dialect over Node's built-in SQLite.
 * @param file path of the database file.
 */
export function sqliteDialect(
	file: string,
	{ disk = createDisk(`${file}-wal`), notifications = localNotifications() }: SqliteParts = {},
): SqliteDialect {
	// A confirmed commit survives a power cut, because the driver confirms it after the sync to disk.
	// SQLite's own sync would block the whole process.
	const settings = "pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on;";
	const writer = open(file, {}, settings);
	notifications.addTo(writer.database);
	const reader = new SqliteDriver({ database: open(file, { readOnly: true }) });
	const inTransaction = () => writer.isTransaction();
	return new DurableDialect({ database: writer }, { disk, notifications, inTransaction, reader });
}

function open(file: string, options: { readOnly?: boolean }, settings = "") {
	const database = new DatabaseSync(file, { timeout: 10_000, ...options });
	// Opening waits for a process that makes the file. Later the driver retries: SQLite's waiting blocks this process.
	database.exec(`${settings} pragma busy_timeout = 10;`);
	const statements = new Map<string, SqliteStatement>();

	function prepare(sql: string): SqliteStatement {
		const cached = statements.get(sql);
		if (cached) return cached;
		if (statements.size > 500) statements.clear();
		// Takes the write lock at once: upgrading from a read lock fails when two processes try.
		const statement = adapt(database.prepare(sql === "begin" ? "begin immediate" : sql));
		statements.set(sql, statement);
		return statement;
	}
	return {
		database,
		prepare,
		exec: (sql: string) => database.exec(sql),
		isTransaction: () => database.isTransaction,
		close: () => database.close(),
	};
}

class DurableAdapter extends SqliteAdapter {
	/** Lets Kysely migrate in a transaction: two processes that start at once would collide. */
	override get supportsTransactionalDdl(): boolean {
		return true;
	}
	/** Stops Kysely from locking the connection until the sync ends: the driver queues the turns itself. */
	override get supportsMultipleConnections(): boolean {
		return true;
	}
}

class DurableDialect extends SqliteDialect {
	readonly #config: SqliteDialectConfig;
	readonly #storage: Storage;

	constructor(config: SqliteDialectConfig, storage: Storage) {
		super(config);
		this.#config = config;
		this.#storage = storage;
	}

	override createAdapter(): SqliteAdapter {
		return new DurableAdapter();
	}

	override createDriver(): Driver {
		return new DurableDriver(this.#config, this.#storage);
	}
}

function adapt(statement: StatementSync): SqliteStatement {
	const reader = statement.columns().length > 0;
	// A write returns the row id, which may exceed the safe integers of JavaScript.
	statement.setReadBigInts(!reader);
	return {
		reader,
		all: (parameters) => statement.all(...parameters.map(bindable)),
		run: (parameters) => statement.run(...parameters.map(bindable)),
		iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
	};
}

// Refuses booleans and Dates: the two engines would store them differently.
function bindable(value: unknown): null | number | bigint | string | Uint8Array {
	if (value === null || value === undefined) return null;
	if (typeof value === "number" || typeof value === "bigint" || typeof value === "string") return value;
	if (value instanceof Uint8Array) return value;
	throw new TypeError(
		`The database takes text, numbers, bytes and null, not ${Object.prototype.toString.call(value)}.`,
	);
}
