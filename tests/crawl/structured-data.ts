import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { CrawledSite } from "./site.ts";

/** Beside the packages, where schema-dts is found. */
const folder = join(import.meta.dirname, "../../node_modules/.cache/structured-data");
const compiler = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");
const options =
	"--ignoreConfig --noEmit --strict --skipLibCheck --pretty false --types --target es2022 --module esnext --moduleResolution bundler";

/** What the pages' JSON-LD says that schema.org's vocabulary does not know, and pages without any. */
export function unknownToSchema(site: CrawledSite): string[] {
	const pages = [...site.values()].filter(({ listed }) => listed);
	const things = pages.flatMap(({ path, html }) => jsonLdIn(html).map((json) => ({ path, json })));
	const silent = pages.filter(({ path }) => !things.some((thing) => thing.path === path));
	const broken = things.filter(({ json }) => !isJson(json));
	return [
		...silent.map(({ path }) => `${path} has no JSON-LD`),
		...broken.map(({ path, json }) => `${path}: not JSON: ${json}`),
		...compiled(things.filter(({ json }) => isJson(json))),
	];
}

/** The vocabulary is schema-dts, made from schema.org's own release: each object is compiled as a literal of its types. */
function compiled(things: readonly { path: string; json: string }[]): string[] {
	const lines = things.map(({ json }) => `one(${JSON.stringify(JSON.parse(json))});`);
	const head =
		'import type { Thing, WithContext } from "schema-dts"; declare function one(thing: WithContext<Exclude<Thing, string>>): void;';
	mkdirSync(folder, { recursive: true });
	const file = join(folder, `${process.pid}.ts`);
	writeFileSync(file, [head, ...lines].join("\n"));
	const { stdout, stderr, status } = spawnSync(process.execPath, [compiler, ...options.split(" "), file], {
		encoding: "utf8",
	});
	const errors = [...stdout.matchAll(/^\S+\((\d+),\d+\): error (.+)$/gm)].map(([, line, error]) => {
		const path = things[Number(line) - 2]?.path ?? "the vocabulary";
		return `${path}: ${error}`;
	});
	// A compiler that could not do its work has found nothing wrong either.
	return status !== 0 && errors.length === 0 ? [`not checked: ${stdout}${stderr}`] : errors;
}

function jsonLdIn(html: string): string[] {
	return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
		([, json = ""]) => json,
	);
}

function isJson(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}
