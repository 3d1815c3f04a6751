import { drop } from "../../shapes/outlines.ts";
import { type DrawnParts, type ShapeNode, shape } from "../scene-node.ts";

const radius = 44;
const pane = (x: number, y: number) => drop(x - radius, y - radius, radius, "sw");

export function windows(...centres: readonly (readonly [number, number])[]): ShapeNode {
	return shape("glass", centres.map(([x, y]) => pane(x, y)).join(""));
}

export const windowsParts = {
	"win-lit": [shape("lit", pane(0, 0))],
	"win-open": [shape("open", pane(0, 0)), shape("shutter", "M-50-44v88h-20v-88zM50-44h20v88h-20z")],
	awning: [shape("awn", "M-80 0h80v64a40 40 0 0 1-80 0z"), shape("awn2", "M0 0h80v64a40 40 0 0 1-80 0z")],
	roll: [
		shape("metal", "M-150 0h300v160h-300z"),
		shape("metal2", "M-150 32h300v8h-300zM-150 72h300v8h-300zM-150 112h300v8h-300zM-150 152h300v8h-300z"),
	],
} satisfies DrawnParts;
