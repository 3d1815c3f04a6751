import type { CompiledQuery, DatabaseConnection } from "kysely";
import pg from "pg";

/** Source: postgresql.org, appendix A, lock_not_available. */
const lockNotAvailable = "55P03";
const checkEveryMs = 500;

export class TableLocked extends Error {
	readonly code = lockNotAvailable;
}

/** Tables whose lock no reader passes: somebody holds it, or waits for it and makes everybody else wait. */
const lockedTables = `
	select distinct relname from pg_locks join pg_class on pg_class.oid = pg_locks.relation
	where mode = 'AccessExclusiveLock' and relkind in ('r', 'p')
		and database = (select oid from pg_database where datname = current_database())`;

/**
 * Guards connections against a locked table: once a statement gave up waiting, others that name the table fail at once
 * until it is free. Waiting, they would take every connection of the pool. @returns a function that guards a connection.
 */
export function guardAgainstLocks(url: string): (connection: DatabaseConnection) => void {
	let locked: RegExp | null = null;
	let looking: Promise<void> | null = null;
	let again: NodeJS.Timeout | undefined;

	function look(): Promise<void> {
		looking ??= (async () => {
			const names = await readLockedTables(url).catch(() => []);
			locked = names.length > 0 ? new RegExp(`\\b(?:${names.join("|")})\\b`) : null;
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

async function readLockedTables(connectionString: string): Promise<string[]> {
	const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000, query_timeout: 2_000 });
	client.on("error", () => undefined);
	try {
		await client.connect();
		const { rows } = await client.query<{ relname: string }>(lockedTables);
		return rows.map(({ relname }) => relname);
	} finally {
		await client.end().catch(() => undefined);
	}
}
