import { type Expression, type SqlBool, sql } from "kysely";

/**
 * Builds the condition that a column's value is in a list. It is false for an empty list, which PostgreSQL rejects.
 * @param column its name, qualified with the table in a join.
 */
export function isAmong(column: string, values: readonly string[]): Expression<SqlBool> {
	if (values.length === 0) return sql<SqlBool>`1 = 0`;
	return sql<SqlBool>`${sql.ref(column)} in (${sql.join(values)})`;
}
