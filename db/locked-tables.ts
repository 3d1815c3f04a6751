import type { CompiledQuery, DatabaseConnection } from "kysely";
import pg from "pg";

/** Source: postgresql.org, appendix A, lock_not_available. */
const lockNotAvailable = "55P03";
const checkEveryMs = 500;

export class TableLocked extends Error {
	readonly code = lockNotAvailable;
}

/**
 * Tables whose lock no writer, or no reader either, passes: somebody holds it, or waits for it and makes everybody else
 * wait. Source: postgresql.org, table-level lock modes.
 */
const lockedTables = `
	select relname as name, bool_or(mode = 'AccessExclusiveLock') as "isUnreadable"
	from pg_locks join pg_class on pg_class.oid = pg_locks.relation
	where mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
		and relkind in ('r', 'p') and database = (select oid from pg_database where datname = current_database())
	group by relname`;

type LockedTable = { name: string; isUnreadable: boolean };

/**
 * Guards connections against a locked table: once a statement gave up waiting, others that need the table fail at once
 * until it is free. Waiting, they would take every connection of the pool. @returns a function that guards a connection.
 */
export function guardAgainstLocks(url: string): (connection: DatabaseConnection) => void {
	let locked: RegExp | null = null;
	let looking: Promise<void> | null = null;
	let again: NodeJS.Timeout | undefined;

	function look(): Promise<void> {
		looking ??= (async () => {
			locked = statementsWith(await readLockedTables(url).catch(() => []));
			looking = null;
			clearTimeout(again);
			if (locked) again = setTimeout(() => void look(), checkEveryMs).unref();
		})();
		return looking;
	}

	return (connection) => {
		const execute = connection.executeQuery.bind(connection);
		connection.executeQuery = async <Row>(query: CompiledQuery) => {
			if (locked?.test(query.sql)) throw new TableLocked("A table of this query is locked.");
			return execute<Row>(query).catch(async (error) => {
				// Looked before the connection is free: the next statement that waits for it would wait as long again.
				if (error instanceof pg.DatabaseError && error.code === lockNotAvailable) await look();
				throw error;
			});
		};
	};
}

/** @returns what finds the statements that have to wait; null when no table is locked. */
function statementsWith(tables: readonly LockedTable[]): RegExp | null {
	if (tables.length === 0) return null;
	const named = ({ name, isUnreadable }: LockedTable) =>
		isUnreadable ? `\\b${name}\\b` : `\\b(?:insert into|update|delete from) "?${name}\\b`;
	return new RegExp(tables.map(named).join("|"));
}

async function readLockedTables(connectionString: string): Promise<LockedTable[]> {
	const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000, query_timeout: 2_000 });
	client.on("error", () => undefined);
	try {
		await client.connect();
		return (await client.query<LockedTable>(lockedTables)).rows;
	} finally {
		await client.end().catch(() => undefined);
	}
}
