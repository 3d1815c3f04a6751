import type { SceneHour } from "./frames.ts";
import { sceneParts } from "./parts/list.ts";
import { type SceneNode, type ShapeNode, transformOf } from "./scene-node.ts";

/** Writes a scene as SVG without styles or references, for pictures outside a browser. */
export function sceneMarkup(
	nodes: readonly SceneNode[],
	palette: Palette,
	classes: readonly string[] = [],
): string {
	return nodes
		.map((node) => {
			if (node.kind === "shape") return shapeMarkup(node, palette, classes);
			const inside = node.kind === "part" ? sceneParts[node.name] : node.nodes;
			const names = [...classes, ...(node.className?.split(" ") ?? [])];
			const transform = transformOf(node);
			return `<g${transform ? ` transform="${transform}"` : ""}>${sceneMarkup(inside, palette, names)}</g>`;
		})
		.join("");
}

function shapeMarkup(
	{ fill, outline, evenOdd, className }: ShapeNode,
	palette: Palette,
	classes: readonly string[],
) {
	const hand = /^scene-(\w+)-hand$/.exec(className ?? "")?.[1];
	const turned = hand ? ` transform="rotate(${Number.parseFloat(palette(`${hand}-angle`, classes))})"` : "";
	return `<path fill="${palette(fill, classes)}"${evenOdd ? ' fill-rule="evenodd"' : ""}${turned} d="${outline}"/>`;
}

/** The value of a custom property inside elements of some classes, the innermost last. */
export type Palette = (property: string, classes: readonly string[]) => string;

/** Reads the light theme's colours of an hour from `scene.css` and `tokens.css`, for pictures outside a browser. */
export function readPalette(styles: { scene: string; tokens: string }, hour: SceneHour): Palette {
	const { scene, tokens } = styles;
	return paletteOf(
		[
			{ sheet: tokens, selector: ":root" },
			{ sheet: scene, selector: "[data-hour]" },
			{ sheet: scene, selector: `[data-hour="${hour}"]` },
		],
		scene,
	);
}

/** Reads the light theme's colours that blocks of styles set, the last outweighing; `scoped` sets those of classes. */
export function paletteOf(blocks: readonly { sheet: string; selector: string }[], scoped: string): Palette {
	const always = Object.assign({}, ...blocks.map(({ sheet, selector }) => propertiesOf(sheet, selector)));
	return (property, classes) => {
		const inClasses = classes.map((name) => propertiesOf(scoped, `.${name}`));
		return resolve(property, Object.assign({}, always, ...inClasses));
	};
}

function propertiesOf(styles: string, selector: string): Record<string, string> {
	const blocks = styles.split(`\t${selector} {\n`).slice(1);
	const set = blocks.flatMap((block) => [...(block.split("}")[0] ?? "").matchAll(/--([\w-]+): ([^;]+);/g)]);
	return Object.fromEntries(set.map(([, name, value]) => [name, value]));
}

function resolve(property: string, values: Record<string, string>): string {
	const value = values[property];
	if (!value) throw new Error(`A scene has no --${property}.`);
	const light = /^light-dark\((.+?), /.exec(value)?.[1] ?? value;
	const other = /^var\(--([\w-]+)\)$/.exec(light)?.[1];
	return other ? resolve(other, values) : light;
}
