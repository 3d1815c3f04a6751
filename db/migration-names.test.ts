import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** Up to here numbers were left out, and names tell a subject: databases record them, so they stay. */
const lastFree = 56;
const verbs = "add|create|drop|fill|index|move|rename|split";

it("numbers migrations one after another, each named by its verb and table", () => {
	const tables = globSync("tables/*.ts", { cwd: import.meta.dirname })
		.map((file) => readFileSync(join(import.meta.dirname, file), "utf8"))
		.flatMap((text) => [...text.matchAll(/^\t(\w+): \w+Table;$/gm)].map(([, name = ""]) => name));
	expect(tables).toContain("conversations");
	const named = tables.map((table) => table.replaceAll("_", "-")).join("|");
	const names = readdirSync(join(import.meta.dirname, "migrations")).sort();
	const checked = names.filter((name) => Number.parseInt(name, 10) > lastFree);
	checked.forEach((name, at) => {
		const number = String(lastFree + 1 + at).padStart(4, "0");
		expect(name).toMatch(new RegExp(`^${number}-(${verbs})-(${named})(-[a-z-]+)?\\.ts$`));
	});
});
