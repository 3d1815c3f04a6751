import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** Up to here numbers were left out, and names tell a subject. */
const lastFree = 56;
const verbs = "add|create|drop|fill|index|move|rename|split";

it("numbers migrations one after another, each named by its verb and table", () => {
	const names = readdirSync(join(import.meta.dirname, "migrations")).sort();
	const named = names.filter((name) => Number.parseInt(name, 10) > lastFree);
	named.forEach((name, at) => {
		const number = String(lastFree + 1 + at).padStart(4, "0");
		expect(name).toMatch(new RegExp(`^${number}-(${verbs})-[a-z-]+\\.ts$`));
	});
});
