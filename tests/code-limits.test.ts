import { globSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import {
	codeOf,
	commentLinesOf,
	domainFiles,
	exportedFunctionsOf,
	files,
	floors,
	functionsOf,
	linesIn,
	literalsOf,
	root,
} from "./support/source-code.ts";

/** More texts in one list, or more words in one text, are data. */
const mostTexts = 16;
const mostWords = 60;

describe("the source code", () => {
	it("has no regular expression over 200 characters in domain/", () => {
		const long = domainFiles.flatMap((file) =>
			literalsOf(file).flatMap(({ pattern }) =>
				pattern && pattern.length > 200 ? [`${file}: /${pattern.slice(0, 60)}…`] : [],
			),
		);
		expect(long).toEqual([]);
	});

	// Vocabulary and example phrases are data, one entry a line: content/assistant.
	it("holds no lists of words in domain/", () => {
		const lists = domainFiles.flatMap((file) =>
			literalsOf(file).flatMap(({ texts, text }) => {
				if ((texts ?? 0) > mostTexts) return [`${file}: ${texts} texts in one list`];
				return text && (text.match(/\p{L}+/gu) ?? []).length > mostWords
					? [`${file}: «${text.slice(0, 60)}…»`]
					: [];
			}),
		);
		expect(lists).toEqual([]);
	});

	it("has no file over 220 lines and no function over 60", () => {
		const scripts = globSync("{scripts,bench}/**/*.{ts,mjs}", { cwd: root });
		const sources = [...files.filter((file) => !file.startsWith("content/")), ...scripts].map((file) => {
			return { file, code: codeOf(file) };
		});
		const functions = sources.flatMap(({ file, code }) => functionsOf(file, code));
		console.info(`${functions.length} functions`);
		expect(functions.length).toBeGreaterThan(5_000);
		const long = [
			...sources.map(({ file, code }) => ({ at: file, lines: linesIn(code), most: 220 })),
			...functions.map((one) => ({ ...one, most: 60 })),
		].filter(({ lines, most }) => lines > most);
		expect(long).toEqual([]);
	});

	it("has no text, test or style sheet over 250 lines", () => {
		const sheets = globSync(`{${floors.join(",")},tests,bench,scripts}/**/*.{ts,tsx,mjs,css}`, { cwd: root });
		expect(sheets.length).toBeGreaterThan(2_000);
		expect(sheets.filter((file) => linesIn(codeOf(file)) > 250)).toEqual([]);
	});

	// What a name or a type says needs no comment: those that stay give a reason, a unit, a limit or an error.
	it("has comments on at most 3 % of its lines, but for the docs of exported functions of domain/ and db/", () => {
		const counted = globSync("{app,commands,config,db,domain,http,scripts,shared}/**/*.{ts,tsx,mjs}", {
			cwd: root,
		})
			.filter((file) => !/\.test\.tsx?$/.test(file))
			.map((file) => ({ file, code: codeOf(file) }));
		const lines = counted.reduce((sum, { code }) => sum + linesIn(code), 0);
		const comments = counted.reduce((sum, { file, code }) => sum + commentLinesOf(file, code), 0);
		const share = (100 * comments) / lines;
		console.info(`${comments} comment lines in ${lines} lines: ${share.toFixed(2)} %`);
		expect(comments).toBeGreaterThan(500);
		expect(share).toBeLessThanOrEqual(3);
	});

	it("documents every function of domain/ and db/ that another folder imports", () => {
		const exported = files
			.filter((file) => /^(domain|db)\//.test(file))
			.flatMap((file) => exportedFunctionsOf(file));
		const wanted = namesUsedElsewhere();
		const open = exported.filter(({ at }) => wanted.has(at));
		console.info(`${open.length} functions of domain/ and db/ are used by other folders`);
		expect(open.length).toBeGreaterThan(250);
		expect(open.filter(({ hasDoc }) => !hasDoc).map(({ at }) => at)).toEqual([]);
	});
});

/** What a file imports from another folder, such as another part of domain/: by file and name. */
function namesUsedElsewhere(): Set<string> {
	const folderOf = (file: string) => file.split("/").slice(0, 2).join("/");
	return new Set(
		files.flatMap((file) =>
			parseSync(file, codeOf(file)).module.staticImports.flatMap(({ moduleRequest, entries }) => {
				const target = relative(root, join(root, dirname(file), moduleRequest.value));
				const isElsewhere = folderOf(target) !== folderOf(file);
				return isElsewhere ? entries.map(({ importName }) => `${target}:${importName.name}`) : [];
			}),
		),
	);
}
