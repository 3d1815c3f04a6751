/** A Markdown file in its two parts. */
export type MarkdownFile = { fields: Readonly<Record<string, string>>; content: string };

/**
 * Reads a Markdown file: each "key: value" line between two lines of three hyphens at its start is a field, the rest
 * is the text. A value may stand below its key as YAML writes it: as a list of "- item" lines, or as indented lines
 * behind ">" or "|". A file without them, or whose second line never comes, is text alone.
 */
export function readMarkdownFile(file: string): MarkdownFile {
	const text = file.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
	const found = /^---[ \t]*\n([\s\S]*?)\n?^---[ \t]*(?:\n|$)/m.exec(text);
	if (found?.index !== 0) return { fields: {}, content: text.trim() };
	const lines = (found[1] ?? "").split("\n").slice(0, 200);
	const fields = lines.flatMap((line, index) => {
		const [, key = "", value = ""] = /^([A-Za-z]\w{0,40})[ \t]*:([\s\S]*)$/.exec(line) ?? [];
		return key ? [[key, fieldOf(value.trim(), lines.slice(index + 1))]] : [];
	});
	return { fields: Object.fromEntries(fields), content: text.slice(found[0].length).trim() };
}

/** @param below the lines that follow it. */
function fieldOf(value: string, below: readonly string[]): string {
	if (!value)
		return linesLike(/^\s*- +(.+)$/, below)
			.map(unquoted)
			.join(", ");
	const block = /^[>|][+-]?$/.test(value) ? linesLike(/^\s+(\S.*)$/, below) : [];
	return block.join(value.startsWith("|") ? "\n" : " ") || unquoted(value);
}

/** What each line says, up to the first that is another kind of line. */
function linesLike(kind: RegExp, lines: readonly string[]): string[] {
	const end = lines.findIndex((line) => !kind.test(line));
	return lines.slice(0, end < 0 ? lines.length : end).map((line) => kind.exec(line)?.[1]?.trim() ?? "");
}

/** Writes a file that readMarkdownFile reads as the same fields and text. Empty fields are left out. */
export function writeMarkdownFile({ fields, content }: MarkdownFile): string {
	const lines = Object.entries(fields).flatMap(([key, value]) => (value ? [`${key}: ${quoted(value)}`] : []));
	return `---\n${lines.join("\n")}\n---\n\n${content.trim()}\n`;
}

/** Tags as a field writes them: with or without brackets and quotes, apart at commas; what has no letter or digit is none. */
export function readTags(value: string): string[] {
	return value
		.split(",")
		.map((tag) =>
			tag
				.replace(/["'[\]]/g, "")
				.replace(/\s+/g, " ")
				.trim(),
		)
		.filter((tag) => /[\p{L}\p{N}]/u.test(tag));
}

// Only what would be read as something else needs quotes.
function quoted(value: string): string {
	return /^["']|["']$|[\r\n]/.test(value) || value !== value.trim() ? JSON.stringify(value) : value;
}

function unquoted(value: string): string {
	const quote = value.at(0);
	if (value.length < 2 || (quote !== '"' && quote !== "'") || value.at(-1) !== quote) return value;
	if (quote === "'") return value.slice(1, -1);
	try {
		return String(JSON.parse(value));
	} catch {
		return value.slice(1, -1);
	}
}
