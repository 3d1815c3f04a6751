import { drop } from "../shapes/outlines.ts";
import type { Shape } from "../shapes/shapes.tsx";

const columns = [
	{ x: 478, from: 112, panes: 4 },
	{ x: 498, from: 112, panes: 4 },
	{ x: 530, from: 74, panes: 5 },
	{ x: 572, from: 136, panes: 3 },
	{ x: 652, from: 158, panes: 2 },
	{ x: 690, from: 112, panes: 4 },
	{ x: 710, from: 112, panes: 4 },
];
export const windows = columns
	.flatMap(({ x, from, panes }) =>
		Array.from({ length: panes }, (_, row) => drop(x, from + 22 * row, 5.5, "ne")),
	)
	.join("");
export const litWindow = drop(478, 134, 5.5, "ne");

export const hillsAndTowers: readonly Shape[] = [
	["noche2", "M0 200a160 160 0 0 1 320 0zM560 200a180 180 0 0 1 360 0zM1040 200a170 170 0 0 1 340 0z"],
	["noche3", "M250 200a130 130 0 0 1 260 0zM860 200a120 120 0 0 1 240 0z"],
	["ladrillo", "M470 200v-90a50 50 0 0 1 50-50v140zM560 200V90a40 40 0 0 1 40 40v70zM680 100h44v100h-44z"],
	["ladrillo2", "M520 60h40v140h-40zM640 200v-50a40 40 0 0 1 40-40v90zM724 200v-70a36 36 0 0 1 36 36v34z"],
];
