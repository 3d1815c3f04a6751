import { sceneParts } from "./parts/list.ts";
import { type SceneNode, type ShapeNode, transformOf } from "./scene-node.ts";
import type { Palette } from "./scene-palette.ts";

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
