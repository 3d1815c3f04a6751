export type Separator = "," | ";";

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
