export type MarkdownFile = { fields: Readonly<Record<string, string>>; content: string };

/**
 * Splits a Markdown file into fields and text. Fields are the "key: value" lines between two "---" lines at the start.
 * A value may follow its key as in YAML: as "- item" lines, or as indented lines after ">" or "|".
 * A file without both "---" lines is text alone.
 */
export function readMarkdownFile(file: string): MarkdownFile {
	const text = file.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
	const frontMatter = /^---[ \t]*\n([\s\S]*?)\n?^---[ \t]*(?:\n|$)/m.exec(text);
	if (frontMatter?.index !== 0) return { fields: {}, content: text.trim() };
	const lines = (frontMatter[1] ?? "").split("\n").slice(0, 200);
	const fields = lines.flatMap((line, index) => {
		const [, key = "", value = ""] = /^([A-Za-z]\w{0,40})[ \t]*:([\s\S]*)$/.exec(line) ?? [];
		return key ? [[key, fieldOf(value.trim(), lines.slice(index + 1))]] : [];
	});
	return { fields: Object.fromEntries(fields), content: text.slice(frontMatter[0].length).trim() };
}

function fieldOf(value: string, below: readonly string[]): string {
	if (!value)
		return leadingMatches(/^\s*- +(.+)$/, below)
			.map(unquoted)
			.join(", ");
	const block = /^[>|][+-]?$/.test(value) ? leadingMatches(/^\s+(\S.*)$/, below) : [];
	return block.join(value.startsWith("|") ? "\n" : " ") || unquoted(value);
}

function leadingMatches(pattern: RegExp, lines: readonly string[]): string[] {
	const end = lines.findIndex((line) => !pattern.test(line));
	return lines.slice(0, end < 0 ? lines.length : end).map((line) => pattern.exec(line)?.[1]?.trim() ?? "");
}

/** Writes a file that readMarkdownFile reads as the same fields and text. Omits empty fields. */
export function writeMarkdownFile({ fields, content }: MarkdownFile): string {
	const lines = Object.entries(fields).flatMap(([key, value]) => (value ? [`${key}: ${quoted(value)}`] : []));
	return `---\n${lines.join("\n")}\n---\n\n${content.trim()}\n`;
}

/** Splits a comma-separated list of tags and removes brackets and quotes around each. Drops tags without a letter or digit. */
export function readTags(value: string): string[] {
	return value
		.split(",")
		.map((tag) => tag.replace(/^[\s"'[]+|[\s"'\]]+$/g, "").replace(/\s+/g, " "))
		.filter((tag) => /[\p{L}\p{N}]/u.test(tag));
}

// A value needs quotes only when it would be read as something else.
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
