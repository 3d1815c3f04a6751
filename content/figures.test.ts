import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

it("writes what goes down with a minus, or says it: a hyphen is neither", () => {
	const files = globSync(["{industries,cases,pages,products}/**/*.ts"], { cwd: import.meta.dirname });
	expect(files.length).toBeGreaterThan(20);
	const hyphens = files.filter((file) =>
		/["\s]-\d+\s?%/.test(readFileSync(join(import.meta.dirname, file), "utf8")),
	);
	expect(hyphens).toEqual([]);
});
