import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../../shared/language.ts";

const folder = join(import.meta.dirname, "examples");

/**
 * What people say, by label: each file of content/assistant/examples is a label in a language, one phrase a line. Only a
 * checkout has them; a build has the weights that were trained with them.
 */
export function examplesIn(language: Language): Map<string, readonly string[]> {
	const ending = `.${language}.txt`;
	return new Map(
		readdirSync(folder)
			.filter((name) => name.endsWith(ending))
			.sort()
			.map((name) => [
				name.slice(0, -ending.length),
				readFileSync(join(folder, name), "utf8").split("\n").filter(Boolean),
			]),
	);
}
