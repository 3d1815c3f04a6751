import { type Expression, type SqlBool, sql } from "kysely";

/**
 * Whether a column's value is one of these. Of none it never is: PostgreSQL takes no empty list.
 * @param column its name, with its table where several are joined.
 */
export function isAmong(column: string, values: readonly string[]): Expression<SqlBool> {
	if (values.length === 0) return sql<SqlBool>`1 = 0`;
	return sql<SqlBool>`${sql.ref(column)} in (${sql.join(values)})`;
}
