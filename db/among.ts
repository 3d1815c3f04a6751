import { type Expression, type SqlBool, sql } from "kysely";

/**
 * Builds the condition that a column's value is in a list. It is false for an empty list, which PostgreSQL rejects.
 * @param column its name, qualified with the table in a join.
 */
export function isAmong(column: string, values: readonly string[]): Expression<SqlBool> {
	if (values.length === 0) return sql<SqlBool>`1 = 0`;
	return sql<SqlBool>`${sql.ref(column)} in (${sql.join(values)})`;
}

/** Sorts rows by the order of ids; skips ids without a row. */
export function inOrderOf<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
	const byId = new Map(rows.map((row) => [row.id, row]));
	return ids.flatMap((id) => byId.get(id) ?? []);
}
