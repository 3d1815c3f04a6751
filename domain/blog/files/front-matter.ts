import { stringify } from "yaml";
import { entryKey, type FileLine, readEntry } from "./front-matter-entry.ts";

type FrontMatterField = { value: string; lines: readonly FileLine[] };

export type MarkdownFile = {
	fields: ReadonlyMap<string, FrontMatterField>;
	content: string;
	lostLines: readonly FileLine[];
};

/** Characters that YAML reads; a longer front matter is read line by line. */
const longestYaml = 20_000;

/**
 * Splits a Markdown file into fields and text. The fields stand in YAML between two "---" lines at the start. A file
 * without both lines, or whose first line between them is no field, is text alone: "---" also draws a rule.
 */
export function readMarkdownFile(file: string): MarkdownFile {
	const text = file.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
	const [all = "", head = ""] = /^---[ \t]*\n([\s\S]*?)(?<=\n)(?:---|\.\.\.)[ \t]*(?:\n|$)/.exec(text) ?? [];
	const [before = [], ...entries] = entriesIn(head);
	const fields = new Map<string, FrontMatterField>();
	if (!isFrontMatter(before, entries)) return { fields, content: text.trim(), lostLines: [] };
	const lostLines: (readonly FileLine[])[] = [before];
	for (const lines of entries) {
		const { key, value, lostLines: ofEntry } = readEntry(lines, head.length <= longestYaml);
		const isNew = value !== null && !fields.has(key);
		if (isNew) fields.set(key, { value, lines: lines.filter(isFilled) });
		lostLines.push(isNew ? ofEntry : lines);
	}
	return { fields, content: text.slice(all.length).trim(), lostLines: lostLines.flat().filter(isFilled) };
}

function entriesIn(head: string): FileLine[][] {
	const entries: FileLine[][] = [[]];
	for (const [index, text] of head.split("\n").entries()) {
		const line = { line: index + 2, text };
		if (entryKey(line) !== null) entries.push([]);
		entries.at(-1)?.push(line);
	}
	return entries;
}

/** Only comments stand before the first entry, whose key is a name: "Nota: uno" starts a paragraph. */
function isFrontMatter(before: readonly FileLine[], [first]: readonly FileLine[][]): boolean {
	const [line] = first ?? [];
	if (!line) return !before.some(isFilled);
	const isComment = ({ text }: FileLine) => text.trimStart().startsWith("#");
	return before.filter(isFilled).every(isComment) && /^[a-z][\w-]*$/.test(entryKey(line) ?? "");
}

function isFilled({ text }: FileLine): boolean {
	return text.trim() !== "";
}

/** Writes a file that readMarkdownFile reads as the same fields and text. Omits empty fields. */
export function writeMarkdownFile(fields: Readonly<Record<string, string>>, content: string): string {
	const filled = Object.entries(fields).filter(([, value]) => value);
	const head = filled.length > 0 ? stringify(Object.fromEntries(filled), { lineWidth: 0 }) : "";
	return `---\n${head}---\n\n${content.trim()}\n`;
}

/** Splits a comma-separated list of tags and removes brackets and quotes around each. Drops tags without a letter or digit. */
export function readTags(value: string): string[] {
	return value
		.split(",")
		.map((tag) => tag.replace(/^[\s"'[]+|[\s"'\]]+$/g, "").replace(/\s+/g, " "))
		.filter((tag) => /[\p{L}\p{N}]/u.test(tag));
}
