import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync } from "vite";

/** The folder of the repository. */
export const root = join(import.meta.dirname, "../..");

/** In order: a folder imports only from itself and from those before it. */
export const floors = ["shared", "db", "content", "config", "domain", "http", "app", "commands"];

export const files = globSync(`{${floors.join(",")}}/**/*.{ts,tsx}`, { cwd: root }).filter(
	(file) => !/\.test\.tsx?$|examples\.tsx$/.test(file),
);
export const domainFiles = files.filter((file) => file.startsWith("domain/") && !file.includes("/fonts/"));

export const unknownTable = "a table that is not named where it is written";

/** The lines of each function of a file, components and callbacks included, by where it begins. */
export function functionsOf(file: string, code: string): { at: string; lines: number }[] {
	const { program } = parseSync(file, code);
	const functions: { at: string; lines: number }[] = [];
	visit(program, ({ type, start, end }) => {
		if (!/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(String(type))) return;
		const line = linesIn(code.slice(0, Number(start)));
		functions.push({ at: `${file}:${line}`, lines: linesIn(code.slice(Number(start), Number(end))) });
	});
	return functions;
}

export function linesIn(code: string): number {
	return code.trimEnd().split("\n").length;
}

/** The lines of a file that hold nothing but a comment, without the docs of exported functions of domain/ and db/. */
export function commentLinesOf(file: string, code: string): number {
	const lines = code.split("\n");
	return parseSync(file, code).comments.reduce((sum, { start, end }) => {
		const first = code.slice(0, start).split("\n").length - 1;
		const length = code.slice(start, end).split("\n").length;
		const isAlone = /^\s*(\{?\/\*|\/\/)/.test(lines[first] ?? "");
		const isDoc = /^(domain|db)\//.test(file) && code.startsWith("/**", start);
		const next = lines[first + length] ?? "";
		return !isAlone || (isDoc && /^export (async function|function|const)\b/.test(next)) ? sum : sum + length;
	}, 0);
}

export function exportedFunctionsOf(file: string): { at: string; hasDoc: boolean }[] {
	const lines = codeOf(file).split("\n");
	return lines.flatMap((line, index) => {
		const [, name] = /^export (?:async )?function\*? (\w+)/.exec(line) ?? [];
		return name ? [{ at: `${file}:${name}`, hasDoc: /\*\/$/.test(lines[index - 1] ?? "") }] : [];
	});
}

/** The tables a file inserts into, updates or deletes from. */
export function tablesWritten(file: string): string[] {
	const { program } = parseSync(file, codeOf(file));
	const tables: string[] = [];
	visit(program, ({ type, callee, arguments: given }) => {
		if (type !== "CallExpression" || !isRecord(callee) || !isRecord(callee.property)) return;
		if (!/^(insertInto|updateTable|deleteFrom)$/.test(String(callee.property.name))) return;
		const [table] = Array.isArray(given) ? given : [];
		const isNamed = isRecord(table) && typeof table.value === "string";
		tables.push(isNamed ? String(table.value).replace(/ .*/, "") : unknownTable);
	});
	return tables;
}

type Literal = { pattern?: string; texts?: number; text?: string };

/** The regular expressions, lists of texts and texts of a file. */
export function literalsOf(file: string): Literal[] {
	const { program } = parseSync(file, codeOf(file));
	const found: Literal[] = [];
	visit(program, (node) => {
		if (node.type === "Literal" && isRecord(node.regex)) found.push({ pattern: String(node.regex.pattern) });
		else if (node.type === "Literal" && typeof node.value === "string") found.push({ text: node.value });
		if (node.type === "TemplateElement" && isRecord(node.value)) found.push({ text: String(node.value.raw) });
		if (node.type === "ArrayExpression" && Array.isArray(node.elements))
			found.push({
				texts: node.elements.filter((one) => isRecord(one) && typeof one.value === "string").length,
			});
	});
	return found;
}

function visit(node: unknown, see: (node: Record<string, unknown>) => void): void {
	if (Array.isArray(node)) for (const one of node) visit(one, see);
	else if (isRecord(node)) {
		see(node);
		for (const part of Object.values(node)) visit(part, see);
	}
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !(value instanceof RegExp);
}

/** What a file names in its imports and exports. */
function sourcesOf(file: string): string[] {
	const { module } = parseSync(file, codeOf(file));
	return [
		...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
		...module.staticExports.flatMap(({ entries }) =>
			entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
		),
	];
}

export function valuesImportedBy(file: string): string[] {
	const { module } = parseSync(file, codeOf(file));
	return module.staticImports
		.filter(({ entries }) => entries.some(({ isType }) => !isType))
		.map(({ moduleRequest }) => relative(root, join(root, dirname(file), moduleRequest.value)));
}

export function packagesOf(file: string): string[] {
	return sourcesOf(file).filter((source) => !source.startsWith("."));
}

/** The files of the repository that a file imports. */
export function importsOf(file: string): string[] {
	return sourcesOf(file)
		.filter((source) => source.startsWith(".") && !source.includes("/+types/"))
		.map((source) => relative(root, join(root, dirname(file), source.replace(/\?.*$/, ""))));
}

/** The code of a file. @param file its path in the repository. */
export function codeOf(file: string): string {
	return readFileSync(join(root, file), "utf8");
}
