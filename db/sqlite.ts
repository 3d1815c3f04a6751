import { DatabaseSync, type StatementSync } from "node:sqlite";
import {
	type CompiledQuery,
	type DatabaseConnection,
	type Driver,
	type QueryResult,
	SqliteAdapter,
	SqliteDialect,
	type SqliteDialectConfig,
	SqliteDriver,
	type SqliteStatement,
} from "kysely";
import { createDisk, type Disk } from "./disk.ts";

/** How long a statement waits while another program writes. */
const busyTimeoutMs = 15_000;

/**
 * Creates Kysely's SQLite dialect over Node's built-in SQLite.
 * @param file path of the database file.
 */
export function sqliteDialect(file: string, disk: Disk = createDisk(`${file}-wal`)): SqliteDialect {
	const database = new DatabaseSync(file, { timeout: 10_000 });
	// A confirmed commit survives a power cut, because the driver confirms it after the sync to disk.
	// SQLite's own sync would block the whole process.
	database.exec("pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on;");
	// SQLite's waiting blocks the whole process, so the driver waits and retries instead.
	database.exec("pragma busy_timeout = 10;");
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

	const inTransaction = () => database.isTransaction;
	return new DurableDialect(
		{ database: { prepare, close: () => database.close() } },
		{ disk, inTransaction },
	);
}

type Storage = { disk: Disk; inTransaction(): boolean };

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

type Turn = DatabaseConnection & { end(): void };

/** Confirms a write after the sync to disk; the next turn starts before that. */
class DurableDriver extends SqliteDriver {
	readonly #storage: Storage;
	readonly #turns = new WeakMap<DatabaseConnection, Turn>();
	#last: Promise<void> = Promise.resolve();

	constructor(config: SqliteDialectConfig, storage: Storage) {
		super(config);
		this.#storage = storage;
	}

	override async acquireConnection(): Promise<DatabaseConnection> {
		const turn = this.#turn(await super.acquireConnection());
		this.#turns.set(turn, turn);
		return turn;
	}

	override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
		if (connection) this.#turns.get(connection)?.end();
	}

	override async destroy(): Promise<void> {
		await this.#storage.disk.close();
		await super.destroy();
	}

	#turn(connection: DatabaseConnection): Turn {
		const { disk, inTransaction } = this.#storage;
		let release: (() => void) | null = null;
		let wrote = false;
		const begin = async () => {
			if (release) return;
			const before = this.#last;
			const turnEnd = Promise.withResolvers<void>();
			this.#last = before.then(() => turnEnd.promise);
			release = turnEnd.resolve;
			await before;
		};
		const end = () => {
			release?.();
			release = null;
		};
		return {
			end,
			async *streamQuery(...parameters) {
				await begin();
				yield* connection.streamQuery(...parameters);
			},
			async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
				// After a failed sync or write there is no transaction left to roll back.
				if (query.sql === "rollback" && (!release || !inTransaction())) return { rows: [] };
				await begin();
				if (query.sql !== "rollback") disk.assertSound();
				const result = await retryWhileBusy(() => connection.executeQuery<Row>(query));
				wrote = query.sql !== "rollback" && (wrote || writes(query.sql));
				if (wrote && !inTransaction()) {
					wrote = false;
					end();
					await disk.keep();
				}
				return result;
			},
		};
	}
}

function writes(sql: string): boolean {
	return !/^\s*(?:select|pragma|begin|commit|rollback)\b/i.test(sql);
}

async function retryWhileBusy<Result>(run: () => Promise<Result>): Promise<Result> {
	for (const until = performance.now() + busyTimeoutMs; ; ) {
		try {
			return await run();
		} catch (error) {
			if (!isBusy(error) || performance.now() > until) throw error;
			await new Promise((resolve) => setTimeout(resolve, 20));
		}
	}
}

/** Recognises SQLITE_BUSY in the low byte. Source: sqlite.org/rescode.html */
function isBusy(error: unknown): boolean {
	const code = error instanceof Error && "errcode" in error ? error.errcode : null;
	return typeof code === "number" && (code & 0xff) === 5;
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
