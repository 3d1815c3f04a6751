import { DatabaseSync, type StatementSync } from "node:sqlite";
import { SqliteAdapter, SqliteDialect, type SqliteStatement } from "kysely";

/**
 * Kysely's SQLite dialect over Node's built-in SQLite.
 * @param file path of the database file, or ":memory:".
 */
export function sqliteDialect(file: string): SqliteDialect {
	const database = new DatabaseSync(file, { timeout: 10_000 });
	// FULL: a commit that was confirmed to a visitor survives a power cut, not only a crash of the process.
	database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;");
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
	override createAdapter(): SqliteAdapter {
		return new TransactionalAdapter();
	}
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
