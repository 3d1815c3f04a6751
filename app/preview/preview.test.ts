import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { languages } from "../../shared/language.ts";
import type { Example } from "./example.ts";

const ui = join(import.meta.dirname, "../ui");

it.each(globSync("*/", { cwd: ui }).map((folder) => basename(folder)))(
	"app/ui/%s has an example of each of its components",
	(folder) => {
		const examples = readFileSync(join(ui, folder, `${folder}.examples.tsx`), "utf8");
		const components = globSync("*.tsx", { cwd: join(ui, folder) })
			.filter((file) => !file.endsWith(".examples.tsx"))
			.flatMap((file) => [
				...readFileSync(join(ui, folder, file), "utf8").matchAll(/^export function ([A-Z]\w+)/gm),
			])
			.flatMap(([, name]) => name ?? []);
		expect(components.filter((name) => !new RegExp(`<${name}\\b`).test(examples))).toEqual([]);
		expect(examples).toContain("title:");
	},
);

it.each(globSync("*/*.examples.tsx", { cwd: ui }))("every example of %s can be drawn", async (file) => {
	const { default: examples }: { default: Example[] } = await import(join(ui, file));
	for (const { title, render } of examples)
		for (const language of languages) {
			const element = createElement(Fragment, null, render(language));
			const router = createMemoryRouter([{ path: "/", element }]);
			const html = renderToStaticMarkup(createElement(RouterProvider, { router }));
			expect(html, title).toMatch(/^<[a-z]/);
		}
});
