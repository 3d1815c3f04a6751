/**
 * One line of a CSV file (RFC 4180). A cell that a spreadsheet would run as a formula is made text by an apostrophe
 * (OWASP, "CSV Injection").
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
	return `${cells.map(cell).join(",")}\r\n`;
}

function cell(value: string | number | null): string {
	if (value === null) return "";
	if (typeof value === "number") return String(value);
	const text = /^[\s]*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
