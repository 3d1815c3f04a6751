import type { CompiledQuery, DatabaseConnection } from "kysely";
import pg from "pg";

/** Source: postgresql.org, appendix A, lock_not_available. */
const lockNotAvailable = "55P03";
const checkEveryMs = 500;

class TableLocked extends Error {
	readonly code = lockNotAvailable;
}

// Tables that somebody locks, or waits to lock, against writers or also readers. Source: postgresql.org, lock modes.
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
	let nextLook: NodeJS.Timeout | undefined;

	function look(): Promise<void> {
		looking ??= (async () => {
			locked = statementsWith(await readLockedTables(url).catch(() => []));
			looking = null;
			clearTimeout(nextLook);
			if (locked) nextLook = setTimeout(() => void look(), checkEveryMs).unref();
		})();
		return looking;
	}

	return (connection) => {
		const execute = connection.executeQuery.bind(connection);
		connection.executeQuery = async <Row>(query: CompiledQuery) => {
			if (locked?.test(query.sql)) throw new TableLocked("A table of this query is locked.");
			return execute<Row>(query).catch(async (error) => {
				// Looks before the connection is released: the next statement would otherwise wait as long.
				if (error instanceof pg.DatabaseError && error.code === lockNotAvailable) await look();
				throw error;
			});
		};
	};
}

/** @returns a pattern of the statements that have to wait; null when no table is locked. */
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
