/**
 * One line of a CSV file (RFC 4180). What a spreadsheet would run as a formula is made text by an apostrophe (OWASP,
 * "CSV Injection"), also behind a semicolon or a tab, which some of them take for the end of a cell.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
	return `${cells.map(cell).join(",")}\r\n`;
}

function cell(value: string | number | null): string {
	if (value === null) return "";
	if (typeof value === "number") return String(value);
	const text = value.replace(/(^|[;,|\t\r\n])(\s*)(?=[=+\-@])/g, "$1'$2").replace(/^[\t\r]/, "'");
	return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
