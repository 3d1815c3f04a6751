import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";

const ui = join(import.meta.dirname, "../ui");

it.each(globSync("*/", { cwd: ui }).map((folder) => basename(folder)))(
	"app/ui/%s has an example of each of its components",
	(folder) => {
		const examples = readFileSync(join(ui, folder, `${folder}.examples.tsx`), "utf8");
		const components = globSync("*.tsx", { cwd: join(ui, folder) })
			.filter((file) => !file.endsWith(".examples.tsx"))
			.flatMap((file) => [
				...readFileSync(join(ui, folder, file), "utf8").matchAll(/^export function (\w+)/gm),
			])
			.flatMap(([, name]) => name ?? []);
		expect(components.filter((name) => !new RegExp(`<${name}\\b`).test(examples))).toEqual([]);
		expect(examples).toContain("title:");
	},
);
