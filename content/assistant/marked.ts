import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "../../shared/language.ts";

const folder = join(import.meta.dirname, "marked");

/**
 * Messages in which the visitor's own facts are marked, one a line (docs/quality.md says how). Only a checkout has them; a
 * build has the weights that were trained with them.
 */
export function markedLines(): string[] {
	return languages.flatMap((language) =>
		readdirSync(join(folder, language))
			.sort()
			.flatMap((name) => readFileSync(join(folder, language, name), "utf8").split("\n"))
			.filter((line) => line.trim() !== ""),
	);
}
