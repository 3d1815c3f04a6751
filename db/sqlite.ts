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

/** How long a statement waits for another program's write to end. */
const patienceMs = 15_000;

/**
 * Kysely's SQLite dialect over Node's built-in SQLite.
 * @param file path of the database file.
 */
export function sqliteDialect(file: string, disk: Disk = createDisk(`${file}-wal`)): SqliteDialect {
	const database = new DatabaseSync(file, { timeout: 10_000 });
	// A commit that was confirmed to a visitor survives a power cut: the driver waits for the disk before it says so.
	// SQLite itself would hold up the whole process for that.
	database.exec("pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on;");
	// SQLite waits by holding up the whole process: from here on we wait ourselves, and pages are served meanwhile.
	database.exec("pragma busy_timeout = 10;");
	const statements = new Map<string, SqliteStatement>();

	function prepare(sql: string): SqliteStatement {
		const known = statements.get(sql);
		if (known) return known;
		if (statements.size > 500) statements.clear();
		// Taking the write lock at once: a transaction that upgrades from reading fails when two processes try.
		const statement = adapt(database.prepare(sql === "begin" ? "begin immediate" : sql));
		statements.set(sql, statement);
		return statement;
	}

	const inTransaction = () => database.isTransaction;
	return new KeepingDialect(
		{ database: { prepare, close: () => database.close() } },
		{ disk, inTransaction },
	);
}

/** The disk under a database, and whether the database is in a transaction. */
type Ground = { disk: Disk; inTransaction(): boolean };

class KeepingAdapter extends SqliteAdapter {
	/** Kysely migrates outside of a transaction on SQLite, which could: two processes that start at once would collide. */
	override get supportsTransactionalDdl(): boolean {
		return true;
	}
	/** There is one, and the driver says whose turn it is: Kysely would keep it until the disk is done. */
	override get supportsMultipleConnections(): boolean {
		return true;
	}
}

class KeepingDialect extends SqliteDialect {
	readonly #config: SqliteDialectConfig;
	readonly #ground: Ground;

	constructor(config: SqliteDialectConfig, ground: Ground) {
		super(config);
		this.#config = config;
		this.#ground = ground;
	}

	override createAdapter(): SqliteAdapter {
		return new KeepingAdapter();
	}

	override createDriver(): Driver {
		return new KeepingDriver(this.#config, this.#ground);
	}
}

/** Somebody's turn to use the connection: from their first statement until they let go, or their commit is written. */
type Turn = DatabaseConnection & { end(): void };

/**
 * Lets one at a time use the connection, tries a statement again while another program holds the database, and says
 * that something is written once it is on the disk; others have their turn meanwhile.
 */
class KeepingDriver extends SqliteDriver {
	readonly #ground: Ground;
	readonly #turns = new WeakMap<DatabaseConnection, Turn>();
	#last: Promise<void> = Promise.resolve();

	constructor(config: SqliteDialectConfig, ground: Ground) {
		super(config);
		this.#ground = ground;
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
		await this.#ground.disk.close();
		await super.destroy();
	}

	#turn(connection: DatabaseConnection): Turn {
		const { disk, inTransaction } = this.#ground;
		let mine: (() => void) | null = null;
		let wrote = false;
		const begin = async () => {
			if (mine) return;
			const before = this.#last;
			const over = Promise.withResolvers<void>();
			this.#last = before.then(() => over.promise);
			mine = over.resolve;
			await before;
		};
		const end = () => {
			mine?.();
			mine = null;
		};
		return {
			end,
			async *streamQuery(...asked) {
				await begin();
				yield* connection.streamQuery(...asked);
			},
			async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
				// What could not be kept, or not be written, is over already.
				if (query.sql === "rollback" && (!mine || !inTransaction())) return { rows: [] };
				await begin();
				if (query.sql !== "rollback") disk.assertSound();
				const result = await patiently(() => connection.executeQuery<Row>(query));
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

/** Whether a statement may have changed something. */
function writes(sql: string): boolean {
	return !/^\s*(?:select|pragma|begin|commit|rollback)\b/i.test(sql);
}

async function patiently<Result>(run: () => Promise<Result>): Promise<Result> {
	for (const until = performance.now() + patienceMs; ; ) {
		try {
			return await run();
		} catch (error) {
			if (!isBusy(error) || performance.now() > until) throw error;
			await new Promise((resolve) => setTimeout(resolve, 20));
		}
	}
}

/** Source: sqlite.org/rescode.html, SQLITE_BUSY in the low byte. */
function isBusy(error: unknown): boolean {
	const code = error instanceof Error && "errcode" in error ? error.errcode : null;
	return typeof code === "number" && (code & 0xff) === 5;
}

function adapt(statement: StatementSync): SqliteStatement {
	const reader = statement.columns().length > 0;
	// A write reports the row's number, which may be beyond those of JavaScript.
	statement.setReadBigInts(!reader);
	return {
		reader,
		all: (parameters) => statement.all(...parameters.map(bindable)),
		run: (parameters) => statement.run(...parameters.map(bindable)),
		iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
	};
}

// Booleans and Dates are refused rather than coerced: PostgreSQL would store something else than SQLite.
function bindable(value: unknown): null | number | bigint | string | Uint8Array {
	if (value === null || value === undefined) return null;
	if (typeof value === "number" || typeof value === "bigint" || typeof value === "string") return value;
	if (value instanceof Uint8Array) return value;
	throw new TypeError(
		`The database takes text, numbers, bytes and null, not ${Object.prototype.toString.call(value)}.`,
	);
}
