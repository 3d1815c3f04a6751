import { type Expression, type SqlBool, sql } from "kysely";

/** The last row of the previous page, in a list ordered by time and id, newest first. */
export type Seen = { at: string; id: string };

/**
 * Builds the condition that continues a list after that row; the index of the two columns serves it.
 * @param columns the names of time and id, qualified with the table in a join.
 */
export function behind(columns: readonly [at: string, id: string], { at, id }: Seen): Expression<SqlBool> {
	const [time, key] = columns.map((column) => sql.ref(column));
	return sql<SqlBool>`(${time} < ${at} or (${time} = ${at} and ${key} < ${id}))`;
}
