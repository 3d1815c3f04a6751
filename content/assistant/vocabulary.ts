import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** In a build the lists are part of it; run by Node alone, they are read where they stand. */
const files: Readonly<Record<string, string>> = import.meta.env
	? import.meta.glob<string>("./vocabulary/*.txt", { query: "?raw", import: "default", eager: true })
	: readFolder(join(import.meta.dirname, "vocabulary"));

/** A list of words or phrases by its file's name without ".txt", one a line; `#` begins a remark. Empty when there is none. */
export function vocabulary(name: string): readonly string[] {
	const text = files[`./vocabulary/${name}.txt`] ?? "";
	return text.split("\n").flatMap((line) => {
		const word = line.replace(/#.*$/, "").trim();
		return word ? [word] : [];
	});
}

/** A list whose lines are "word<TAB>value", as a map. */
export function vocabularyMap(name: string): ReadonlyMap<string, string> {
	return new Map(
		vocabulary(name).flatMap((line) => {
			const [word, value] = line.split("\t");
			return word && value ? [[word, value] as const] : [];
		}),
	);
}

/** All lists as they stand, by the names of their files. */
export function vocabularyTexts(): readonly [string, string][] {
	return Object.entries(files);
}

function readFolder(folder: string): Record<string, string> {
	const names = readdirSync(folder).filter((name) => name.endsWith(".txt"));
	return Object.fromEntries(
		names.map((name) => [`./vocabulary/${name}`, readFileSync(join(folder, name), "utf8")]),
	);
}
