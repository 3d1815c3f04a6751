import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import postcss from "postcss";
import { expect, it } from "vitest";

const layers = ["reset", "tokens", "ui", "layout", "page"];
const app = join(import.meta.dirname, "..");
const sheets = globSync("**/*.css", { cwd: app }).map((file) => ({
	file,
	root: postcss.parse(readFileSync(join(app, file), "utf8")),
}));

it("declares the order of the layers first, in each file that a page links, and each style is in one", () => {
	const linked = globSync("**/*.tsx", { cwd: app }).flatMap((file) =>
		[...readFileSync(join(app, file), "utf8").matchAll(/"(\.[^"]+\.css)\?url"/g)].map(([, sheet = ""]) =>
			join(dirname(file), sheet),
		),
	);
	expect(linked.length).toBeGreaterThan(2);
	for (const file of ["styles/base.css", ...linked]) {
		const sheet = sheets.find((one) => one.file === file);
		expect(sheet?.root.first?.toString(), file).toBe(`@layer ${layers.join(", ")}`);
	}
	const outside = sheets
		// Paper outweighs every style of the screen.
		.filter(({ file }) => file !== "styles/print.css")
		.flatMap(({ file, root }) =>
			root.nodes
				.filter((node) => node.type !== "comment" && !isLayer(node) && !isOfNoLayer(node))
				.map((node) => `${file}: ${node.toString().slice(0, 60)}`),
		);
	expect(outside).toEqual([]);
});

it("each style begins with a class of its own folder, or applies where one is present", () => {
	const selectors = sheets
		.filter(({ file }) => !file.startsWith("styles/"))
		.flatMap(({ file, root }) => selectorsOf(root).map((selector) => ({ folder: dirname(file), selector })));
	const owners = new Map<string, string>();
	for (const { folder, selector } of selectors) {
		const { name, present } = namesOf(selector);
		const owner = owners.get(name ?? "");
		if (name && !present && (!owner || owner.startsWith(`${folder}/`))) owners.set(name, folder);
	}
	const isOwn = (name: string | undefined, folder: string) =>
		name !== undefined && `${folder}/`.startsWith(`${owners.get(name)}/`);
	const foreign = selectors.filter(({ folder, selector }) => {
		const { name, present } = namesOf(selector);
		return !isOwn(name, folder) && !isOwn(present, folder);
	});
	expect(owners.size).toBeGreaterThan(400);
	expect(foreign.map(({ folder, selector }) => `${folder}: ${selector}`)).toEqual([]);
});

it("sends each style of the staff area once: its layout takes them all", () => {
	const imported = sheets
		.filter(({ file }) => file.startsWith("staff/"))
		.flatMap(({ file, root }) =>
			root.nodes.flatMap((node) =>
				node.type === "atrule" && node.name === "import"
					? [join(dirname(file), node.params.slice(1, -1))]
					: [],
			),
		);
	expect(imported).toContain("ui/hour/hour.css");
	expect(imported.filter((file) => file.startsWith("staff/"))).toEqual([]);
});

it("asks a container's width in rem", () => {
	const asked = sheets.flatMap(({ root }) => {
		const widths: string[] = [];
		root.walkAtRules("container", ({ params }) => {
			widths.push(...(params.match(/\d[\d.]*\w+/g) ?? []));
		});
		return widths;
	});
	expect(asked.length).toBeGreaterThan(10);
	expect(asked.filter((width) => !width.endsWith("rem"))).toEqual([]);
});

const isLayer = (node: postcss.ChildNode) =>
	node.type === "atrule" && node.name === "layer" && layers.includes(node.params);

/** The order of the layers, imports and fonts. */
const isOfNoLayer = (node: postcss.ChildNode) =>
	node.type === "atrule" && ["layer", "import", "font-face"].includes(node.name);

function selectorsOf(root: postcss.Root): string[] {
	const selectors: string[] = [];
	root.walkRules(({ parent, selectors: own }) => {
		const isKeyframe =
			parent?.type === "atrule" && "name" in parent && String(parent.name).endsWith("keyframes");
		if (!isKeyframe) selectors.push(...own);
	});
	return selectors;
}

/** The first class or id of a selector, else its first data attribute; and what `:has()` asks of its first element. */
function namesOf(selector: string): { name?: string; present?: string } {
	const own = selector.replace(/^:root(\[[^\]]*\]|:not\([^)]*\))*\s+/, "");
	return {
		present: /^[^\s>+~]*:has\((?:> )?([.#][\w-]+)/.exec(own)?.[1],
		name: /[.#][\w-]+/.exec(own)?.[0] ?? /\[data-[\w-]+/.exec(own)?.[0],
	};
}
