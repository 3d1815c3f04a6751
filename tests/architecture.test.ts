import { describe, expect, it } from "vitest";
import {
	codeOf,
	domainFiles,
	files,
	floors,
	importsOf,
	packagesOf,
	tablesWritten,
	unknownTable,
	valuesImportedBy,
} from "./support/source-code.ts";

/** What a build leaves out of a browser's bundle, in whole or in part. */
const server = /\.server\.tsx?$|\/(page|layout)\.tsx$|routes\.ts$/;
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

	it("draws with React in documents and mails only, within domain/", () => {
		const drawing = domainFiles.filter(
			(file) => file.endsWith(".tsx") || packagesOf(file).some((name) => /^@?react/.test(name)),
		);
		expect(drawing.length).toBeGreaterThan(20);
		expect(drawing.filter((file) => !/^domain\/(proposals\/pdf|mail)\//.test(file))).toEqual([]);
	});
});

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
