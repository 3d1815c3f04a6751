import { isMap, isScalar, isSeq, Lexer, parseDocument } from "yaml";

/** A line of a file, or the part of it that was left out; the first line is 1. */
export type FileLine = { line: number; text: string };

type FrontMatterEntry = {
	key: string;
	value: string | null;
	lostLines: readonly FileLine[];
};

/** Matches the first line of an entry: its key, and what follows the colon. An address ("https://") is none. */
const start = /^("[^"]+"|'[^']+'|[\p{L}\p{N}_][^:]{0,60}?)[ \t]*:(?!\/\/)(.*)$/u;

export function entryKey({ text }: FileLine): string | null {
	return start.exec(text)?.[1]?.replace(/^["']|["']$/g, "") ?? null;
}

/**
 * Reads the entry that starts with the first line by YAML. An entry that YAML refuses is read as it was typed. Anchors,
 * aliases and tags are off: their signs are text.
 */
export function readEntry(lines: readonly FileLine[], mayUseYaml: boolean): FrontMatterEntry {
	return (mayUseYaml && readYaml(lines)) || readAsTyped(lines);
}

function readYaml(lines: readonly FileLine[]): FrontMatterEntry | null {
	// YAML allows no tab where a line is indented.
	const source = lines
		.map(({ text }) => text.replace(/^\t+/, (tabs) => tabs.replaceAll("\t", "  ")))
		.join("\n");
	const tokens = [...new Lexer().lex(source)];
	if (tokens.some((token) => /^[&*!%]/.test(token))) return null;
	const { errors, warnings, contents } = parseDocument(source, {
		strict: false,
		stringKeys: true,
		prettyErrors: false,
		logLevel: "silent",
	});
	if (errors.length + warnings.length > 0 || !isMap(contents) || contents.items.length !== 1) return null;
	const [pair] = contents.items;
	if (!isScalar(pair?.key)) return null;
	return { key: String(pair.key.value), value: textOf(pair.value), lostLines: commentsOf(tokens, lines) };
}

/** Numbers and booleans stay as they were written; a list becomes a text with commas. */
function textOf(node: unknown): string | null {
	if (isSeq(node)) {
		const items = node.items.map(textOf);
		return items.includes(null) ? null : items.filter(Boolean).join(", ");
	}
	if (node !== null && !isScalar(node)) return null;
	const value = node?.value ?? "";
	const text = typeof value === "string" ? value : (node?.source ?? "");
	// Escapes in a text can name what no database keeps.
	return /[^\P{Cc}\n\t]/u.test(text) || !text.isWellFormed() ? null : text.normalize("NFC").trim();
}

function commentsOf(tokens: readonly string[], lines: readonly FileLine[]): FileLine[] {
	const comments: FileLine[] = [];
	let index = 0;
	for (const token of tokens) {
		const line = lines[index]?.line;
		if (token.startsWith("#") && line) comments.push({ line, text: token.trim() });
		index += token.split("\n").length - 1;
	}
	return comments;
}

function readAsTyped([first, ...below]: readonly FileLine[]): FrontMatterEntry {
	const key = first ? (entryKey(first) ?? "") : "";
	const typed = start.exec(first?.text ?? "")?.[2]?.trim() ?? "";
	// A list or a text that goes on below, and that YAML refused.
	if (/^[[{|>][-+]?$/.test(typed)) return { key, value: null, lostLines: [] };
	const itemOf = ({ text }: FileLine) => (typed ? undefined : /^\s*-\s+(.+)$/.exec(text)?.[1]);
	const values = typed ? [typed] : below.flatMap((line) => itemOf(line) ?? []);
	const lostLines = below.filter((line) => itemOf(line) === undefined);
	return { key, value: values.map(unquoted).join(", "), lostLines };
}

/** Removes the quotes around a text, also where it holds one more of them: 'L'Oréal'. */
function unquoted(text: string): string {
	const [, quote = "", inner = ""] = /^(["'])(.+)\1$/.exec(text.trim()) ?? [];
	return quote && inner.split(quote).length <= 2 ? inner : text.trim();
}
