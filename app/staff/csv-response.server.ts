import { Readable } from "node:stream";
import { csvLine } from "./leads-export/csv.ts";

export function csvResponse<Column extends string>(
	fileName: string,
	columns: readonly Column[],
	parts: AsyncIterable<readonly Record<Column, string | number | null>[]>,
): Response {
	async function* lines() {
		// Tells spreadsheets that it is UTF-8.
		yield `\ufeff${csvLine(columns)}`;
		for await (const rows of parts)
			yield rows.map((row) => csvLine(columns.map((column) => row[column]))).join("");
	}
	return new Response(Readable.toWeb(Readable.from(lines(), { objectMode: false })) as ReadableStream, {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="${fileName}"`,
			"Cache-Control": "private, no-store",
		},
	});
}
