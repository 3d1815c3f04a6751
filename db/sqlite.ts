import { DatabaseSync, type StatementSync } from "node:sqlite";
import {
	type DatabaseConnection,
	type Driver,
	SqliteAdapter,
	SqliteDialect,
	type SqliteDialectConfig,
	SqliteDriver,
	type SqliteStatement,
} from "kysely";

/** How long a statement waits for another program's write to end. */
const patienceMs = 15_000;

/**
 * Kysely's SQLite dialect over Node's built-in SQLite.
 * @param file path of the database file, or ":memory:".
 */
export function sqliteDialect(file: string): SqliteDialect {
	const database = new DatabaseSync(file, { timeout: 10_000 });
	// FULL: a commit that was confirmed to a visitor survives a power cut, not only a crash of the process.
	database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;");
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

	return new TransactionalDialect({ database: { prepare, close: () => database.close() } });
}

/** Kysely migrates outside of a transaction on SQLite, which could: two processes that start at once would collide. */
class TransactionalAdapter extends SqliteAdapter {
	override get supportsTransactionalDdl(): boolean {
		return true;
	}
}

class TransactionalDialect extends SqliteDialect {
	readonly #config: SqliteDialectConfig;

	constructor(config: SqliteDialectConfig) {
		super(config);
		this.#config = config;
	}

	override createAdapter(): SqliteAdapter {
		return new TransactionalAdapter();
	}

	override createDriver(): Driver {
		return new PatientDriver(this.#config);
	}
}

/** Tries a statement again while another program holds the database. */
class PatientDriver extends SqliteDriver {
	override async acquireConnection(): Promise<DatabaseConnection> {
		const connection = await super.acquireConnection();
		return {
			streamQuery: (...asked) => connection.streamQuery(...asked),
			executeQuery: async (...asked) => {
				for (const until = performance.now() + patienceMs; ; ) {
					try {
						return await connection.executeQuery(...asked);
					} catch (error) {
						if (!isBusy(error) || performance.now() > until) throw error;
						await new Promise((resolve) => setTimeout(resolve, 20));
					}
				}
			},
		};
	}
}

/** Source: sqlite.org/rescode.html, SQLITE_BUSY in the low byte. */
function isBusy(error: unknown): boolean {
	const code = error instanceof Error && "errcode" in error ? error.errcode : null;
	return typeof code === "number" && (code & 0xff) === 5;
}

function adapt(statement: StatementSync): SqliteStatement {
	return {
		reader: statement.columns().length > 0,
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
