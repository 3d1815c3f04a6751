import { type DrawnParts, shape } from "../scene-node.ts";

export const windowsParts = {
	win: [shape("glass", "M-44 44v-44a44 44 0 1 1 44 44z")],
	"win-lit": [shape("lit", "M-44 44v-44a44 44 0 1 1 44 44z")],
	"win-open": [
		shape("open", "M-44 44v-44a44 44 0 1 1 44 44z"),
		shape("shutter", "M-50-44v88h-20v-88zM50-44h20v88h-20z"),
	],
	awning: [shape("awn", "M-80 0h80v64a40 40 0 0 1-80 0z"), shape("awn2", "M0 0h80v64a40 40 0 0 1-80 0z")],
	roll: [
		shape("metal", "M-150 0h300v160h-300z"),
		shape("metal2", "M-150 32h300v8h-300zM-150 72h300v8h-300zM-150 112h300v8h-300zM-150 152h300v8h-300z"),
	],
} satisfies DrawnParts;
