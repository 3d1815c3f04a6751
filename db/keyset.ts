import { type Expression, type SqlBool, sql } from "kysely";

/** The last row already seen of a list that is ordered by a time and an id, newest first. */
export type Seen = { at: string; id: string };

/**
 * Continues such a list behind that row, by the index of the two columns.
 * @param columns their names, the time's first; with their table where several are joined.
 */
export function behind(columns: readonly [at: string, id: string], { at, id }: Seen): Expression<SqlBool> {
	const [time, key] = columns.map((column) => sql.ref(column));
	return sql<SqlBool>`(${time} < ${at} or (${time} = ${at} and ${key} < ${id}))`;
}
