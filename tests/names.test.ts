import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const root = dirname(import.meta.dirname);
const files = globSync("{shared,domain,http,app}/**/*.{ts,tsx}", { cwd: root }).filter(
	(file) => !file.includes(".test."),
);
/** What React Router asks every route module for, by these names. */
const routeExports =
	/^(loader|action|meta|headers|links|handle|middleware|ErrorBoundary|client[A-Z]\w+|should\w+)$/;
const exported = /^export (?:async )?(?:function\*?|const|type|interface|class) (\w+)/gm;

it("exports no name from two files", () => {
	const places = new Map<string, string[]>();
	for (const file of files)
		for (const [, name = ""] of readFileSync(join(root, file), "utf8").matchAll(exported))
			if (!routeExports.test(name)) places.set(name, [...new Set([...(places.get(name) ?? []), file])]);
	expect(places.size).toBeGreaterThan(1_000);
	expect([...places].filter(([, where]) => where.length > 1)).toEqual([]);
});
