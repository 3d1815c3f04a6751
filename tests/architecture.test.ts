import { globSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import {
	codeOf,
	commentLinesOf,
	exportedFunctionsOf,
	functionsOf,
	importsOf,
	linesIn,
	literalsOf,
	packagesOf,
	root,
	tablesWritten,
	unknownTable,
	valuesImportedBy,
} from "./support/source-code.ts";

/** In order: a folder imports only from itself and from those before it. */
const floors = ["shared", "db", "content", "config", "domain", "http", "app", "commands"];

const files = globSync(`{${floors.join(",")}}/**/*.{ts,tsx}`, { cwd: root }).filter(
	(file) => !/\.test\.tsx?$|samples\.ts$|examples\.tsx$/.test(file),
);
/** More texts in one list, or more words in one text, are data. */
const mostTexts = 16;
const mostWords = 60;
/** What a build leaves out of a browser's bundle, in whole or in part. */
const server = /\.server\.tsx?$|\/(page|layout)\.tsx$|routes\.ts$/;
const domainFiles = files.filter((file) => file.startsWith("domain/") && !file.includes("/fonts/"));
const imports = new Map(
	files.map((file) => [file, importsOf(file).filter((target) => floorOf(target) >= 0)]),
);

describe("the source code", () => {
	it("was really read", () => {
		const edges = [...imports.values()].flat().length;
		console.info(`${files.length} files, ${edges} imports between them`);
		expect(files.length).toBeGreaterThan(100);
		expect(edges).toBeGreaterThan(200);
	});

	it("imports only from the same folder or those before it", () => {
		const breaches = [...imports].flatMap(([file, targets]) =>
			targets.filter((target) => floorOf(target) > floorOf(file)).map((target) => `${file} -> ${target}`),
		);
		expect(breaches).toEqual([]);
	});

	it("has no circle of imports, types included", () => {
		expect(firstCircle()).toBeNull();
	});

	it("reads process.env in one place", () => {
		const readers = files.filter((file) => /process\.env/.test(codeOf(file)));
		expect(readers).toEqual(["commands/site.ts", "http/dev.ts", "http/main.ts"]);
	});

	it("lets only loaders, actions and server files of the app reach the domain", () => {
		const breaches = [...imports].flatMap(([file, targets]) =>
			file.startsWith("app/") && !server.test(file)
				? targets
						.filter((target) => /^(domain|db|http)\//.test(target))
						.map((target) => `${file} -> ${target}`)
				: [],
		);
		expect(breaches).toEqual([]);
	});

	// Zod would be ten times the code that reads an answer (decision 0065): a browser needs the types alone.
	it("gives browsers no schema", () => {
		const schemas = files.filter((file) => file.startsWith("shared/") && packagesOf(file).includes("zod"));
		expect(schemas).toContain("shared/chat.ts");
		const breaches = files
			.filter((file) => /^(app|content)\//.test(file) && !server.test(file))
			.flatMap((file) =>
				valuesImportedBy(file)
					.filter((target) => schemas.includes(target))
					.map((target) => `${file} -> ${target}`),
			);
		expect(breaches).toEqual([]);
	});

	// A page reads by one function of domain/ and changes by one: what they combine is the domain's business.
	it("lets no file of the app or the server import a store", () => {
		const seen = [...imports].filter(([file]) => /^(?:app|http|commands)\//.test(file));
		expect(seen.length).toBeGreaterThan(300);
		const breaches = seen.flatMap(([file, targets]) =>
			targets.filter((target) => target.endsWith("-store.ts")).map((target) => `${file} -> ${target}`),
		);
		expect(breaches).toEqual([]);
	});

	// A page brings its own policy with the hashes of its styles: what React renders without a reload has none.
	it("moves between public pages by plain links and forms alone", () => {
		const moves = /\b(Link|NavLink|Navigate|Form|useNavigate|useSubmit|useFetcher)\b[^;]*from "react-router"/;
		const applications = /^app\/(staff|portal|account|signed-in)\/|^app\/ui\/form\/short-form\.tsx$/;
		const breaches = files.filter(
			(file) => file.startsWith("app/") && !applications.test(file) && moves.test(codeOf(file)),
		);
		expect(breaches).toEqual([]);
	});

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

	it("asks the database in stores only", () => {
		const askers = files
			.filter((file) => /^(domain|http|app|commands)\//.test(file))
			.filter((file) => /\b(insertInto|updateTable|deleteFrom|selectFrom)\(/.test(codeOf(file)));
		expect(askers.length).toBeGreaterThan(30);
		expect(askers.filter((file) => !file.endsWith("-store.ts"))).toEqual([]);
	});

	it("opens transactions in domain/ and db/ only", () => {
		const openers = files.filter((file) => /\.(transaction|startTransaction)\(\)/.test(codeOf(file)));
		expect(openers.length).toBeGreaterThan(20);
		expect(openers.filter((file) => !/^(domain|db)\//.test(file))).toEqual([]);
	});

	it("writes each table from one folder of domain/, but for the erasure of a person", () => {
		const folders = new Map<string, Set<string>>();
		for (const file of files.filter((file) => /^(domain|http|app)\//.test(file) && file !== erasure))
			for (const table of tablesWritten(file)) {
				const folder = file.split("/").slice(0, 2).join("/");
				folders.set(table, (folders.get(table) ?? new Set()).add(folder));
			}
		console.info(`${folders.size} tables are written`);
		expect(folders.size).toBeGreaterThan(30);
		expect([...folders].filter(([table, { size }]) => table === unknownTable || size > 1)).toEqual([]);
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

	it("draws with React in documents and mails only, within domain/", () => {
		const drawing = domainFiles.filter(
			(file) => file.endsWith(".tsx") || packagesOf(file).some((name) => /^@?react/.test(name)),
		);
		expect(drawing.length).toBeGreaterThan(20);
		expect(drawing.filter((file) => !/^domain\/(proposals\/pdf|mail)\//.test(file))).toEqual([]);
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

/** It reaches what every other store keeps of somebody. */
const erasure = "domain/privacy/person-erasure-store.ts";

function floorOf(file: string): number {
	return floors.indexOf(file.split("/")[0] ?? "");
}

function firstCircle(): string[] | null {
	const done = new Set<string>();
	const visit = (file: string, path: string[]): string[] | null => {
		if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
		if (done.has(file)) return null;
		for (const target of imports.get(file) ?? []) {
			const circle = visit(target, [...path, file]);
			if (circle) return circle;
		}
		done.add(file);
		return null;
	};
	for (const file of files) {
		const circle = visit(file, []);
		if (circle) return circle;
	}
	return null;
}
