import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

it("no style uses a custom property that nothing sets", () => {
	const app = join(import.meta.dirname, "..");
	const sources = globSync("**/*.{css,ts,tsx}", { cwd: app })
		.filter((file) => !file.includes(".test."))
		.map((file) => ({ file, text: readFileSync(join(app, file), "utf8") }));
	const set = new Set(
		sources.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)"?\]?\s*[:,]/g)].map(([, name]) => name)),
	);
	const used = sources.flatMap(({ file, text }) =>
		[...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => ({ file, name })),
	);
	expect(used.length).toBeGreaterThan(500);
	expect(used.filter(({ name }) => !set.has(name))).toEqual([]);
});
