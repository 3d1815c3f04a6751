import { type Expression, type SqlBool, sql } from "kysely";

export type Cursor = { at: string; id: string };

/**
 * Builds the condition that continues a list after the row of a cursor; the index of the two columns serves it.
 * @param columns the names of time and id, qualified with the table in a join. @param order of both columns.
 */
export function isAfterCursor(
	columns: readonly [at: string, id: string],
	{ at, id }: Cursor,
	order: "asc" | "desc" = "desc",
): Expression<SqlBool> {
	const [time, key] = columns.map((column) => sql.ref(column));
	const isBeyond = sql.raw(order === "desc" ? "<" : ">");
	return sql<SqlBool>`(${time} ${isBeyond} ${at} or (${time} = ${at} and ${key} ${isBeyond} ${id}))`;
}

/**
 * Finds the cursor of the next page.
 * @param time reads the time by which the list is ordered. @returns null when the page is not full, so that nothing follows.
 */
export function nextCursor<Row extends { id: string }>(
	page: readonly Row[],
	limit: number,
	time: (row: Row) => string,
): Cursor | null {
	const last = page.length === limit ? page.at(-1) : undefined;
	return last ? { at: time(last), id: last.id } : null;
}
