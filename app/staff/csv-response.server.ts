import { Readable } from "node:stream";
import { fillBlanks } from "../../content/fill-blanks.ts";
import { timeZone } from "../../content/locale.ts";
import { staff } from "../../content/staff/list.ts";
import type { CsvColumn } from "../../content/staff/records/schema.ts";
import { clockIn } from "../../domain/wall-clock.ts";
import type { Language } from "../../shared/language.ts";

type Separator = "," | ";";

/** A spreadsheet takes what its country divides lists by: see decision 0067. */
const separators: Record<Language, Separator> = { es: ";", en: "," };

const times: ReadonlySet<CsvColumn> = new Set([
	"createdAt",
	"consentWithdrawnAt",
	"at",
	"confirmedAt",
	"cancelledAt",
]);

/** @param cellsOf writes a row in words of the language; its times are ISO 8601, UTC. */
export function csvResponse<Column extends CsvColumn, Row>(
	language: Language,
	fileName: string,
	columns: readonly Column[],
	parts: AsyncIterable<readonly Row[]>,
	cellsOf: (row: Row) => Record<Column, string | number | null>,
): Response {
	const { zone, columns: headings } = staff[language].csv;
	const separator = separators[language];
	async function* lines() {
		const head = columns.map((column) => fillBlanks(headings[column], { zone }));
		// Tells spreadsheets that it is UTF-8.
		yield `\ufeff${csvLine(head, separator)}`;
		for await (const rows of parts)
			yield rows
				.map((row) => {
					const cells = cellsOf(row);
					const line = columns.map((column) =>
						times.has(column) ? localTime(cells[column]) : cells[column],
					);
					return csvLine(line, separator);
				})
				.join("");
	}
	return new Response(Readable.toWeb(Readable.from(lines(), { objectMode: false })) as ReadableStream, {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="${fileName}"`,
			"Cache-Control": "private, no-store",
		},
	});
}

/** As spreadsheets read a date and an hour. */
function localTime(at: string | number | null): string | null {
	if (at === null) return null;
	const clock = clockIn(new Date(at), timeZone).toPlainDateTime();
	return clock.toString({ smallestUnit: "second" }).replace("T", " ");
}

/** RFC 4180, but for the separator. An apostrophe makes formulas text (OWASP, "CSV Injection"), also behind any separator or a tab. */
export function csvLine(cells: readonly (string | number | null)[], separator: Separator): string {
	return `${cells.map(cell).join(separator)}\r\n`;
}

function cell(value: string | number | null): string {
	if (value === null) return "";
	if (typeof value === "number") return String(value);
	const text = value.replace(/(^|[;,|\t\r\n])([^\S\t\r\n]*)(?=[=+\-@])/g, "$1'$2").replace(/^[\t\r]/, "'");
	return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
