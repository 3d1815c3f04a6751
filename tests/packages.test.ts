import { globSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join } from "node:path";
import { parseSync } from "vite";
import { expect, it } from "vitest";
import project from "../package.json" with { type: "json" };
import { readLicences, refused } from "../scripts/read-licences.ts";

const root = dirname(import.meta.dirname);
const declared = [project.dependencies, project.devDependencies].flatMap((list) => Object.keys(list));
/** Needed by name alone: types of a package, programs, and what Vite and Playwright load themselves. */
const neverImported = /^(@types\/.*|@biomejs\/biome|stylelint|typescript|@react-router\/node|schema-dts)$/;

/** The packages that the code imports, by name, each with one file that does. */
function importedPackages(): Map<string, string> {
	const files = globSync(
		"{app,bench,commands,config,content,db,domain,http,scripts,shared,tests}/**/*.{ts,tsx,mjs}",
		{ cwd: root },
	);
	const found = new Map<string, string>();
	for (const file of [...files, ...globSync("*.ts", { cwd: root })]) {
		const { module } = parseSync(file, readFileSync(join(root, file), "utf8"));
		const code = readFileSync(join(root, file), "utf8");
		const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
			code.slice(start, end).replace(/^"(.*)"$/, "$1"),
		);
		const statically = module.staticImports
			.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
			.map(({ moduleRequest }) => moduleRequest.value);
		for (const source of [...statically, ...dynamic]) {
			const [name] = /^(@[\w-]+\/)?[\w-][\w.-]*(?=\/|$)/.exec(source) ?? [];
			if (name && !isBuiltin(source)) found.set(name, file);
		}
	}
	return found;
}

it("declares every package it imports, and no other", () => {
	const imported = importedPackages();
	expect(imported.size).toBeGreaterThan(40);
	expect([...imported].filter(([name]) => !declared.includes(name))).toEqual([]);
	expect(declared.filter((name) => !imported.has(name) && !neverImported.test(name))).toEqual([]);
});

it("is built of packages whose licence lets everybody use them", () => {
	const licences = readLicences();
	expect([...licences.values()].flat().length).toBeGreaterThan(100);
	expect(refused(licences)).toEqual([]);
	expect(refused(new Map([["GPL-3.0-only", ["a"]]]))).toHaveLength(1);
	expect(refused(new Map([["(MIT OR GPL-2.0-only)", ["b"]]]))).toEqual([]);
});

it("names exact versions, so that an install brings what was tested", () => {
	const versions = [project.dependencies, project.devDependencies].flatMap((list) => Object.values(list));
	expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
