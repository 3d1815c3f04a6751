import { circle, dome, drop, rectangle } from "../shapes/outlines.ts";
import type { Shape, ShapeColour } from "../shapes/shapes.tsx";

/** Portraits on 300 × 400, from the head to the chest. */
export const laura: readonly Shape[] = [
	["tinta", "M36 128A102 102 0 0 1 240 128H150V290H36z"],
	["cielo2", rectangle(130, 190, 76, 90)],
	["papel", dome(150, 412, 150)],
	["celeste", drop(76, 52, 82, "se")],
	["tinta", `M74 135A85 85 0 0 1 159 50V135z${circle(204, 128, 9)}`],
];

export const tomas: readonly Shape[] = [
	["tinta", "M64 128A94 94 0 0 1 252 128V190H150V128z"],
	["ladrillo2", rectangle(98, 190, 76, 90)],
	["cielo", dome(150, 412, 150)],
	["ladrillo", drop(64, 52, 82, "sw")],
	["tinta", `M145 50A85 85 0 0 1 230 135H145zM64 174V216H146A82 82 0 0 0 222 174z${circle(100, 128, 9)}`],
];

export const sara: readonly Shape[] = [
	["tinta", `${circle(64, 52, 44)}M52 128A94 94 0 0 1 240 128H150V205H52z`],
	["cielo2", rectangle(120, 190, 76, 90)],
	["sol", dome(150, 412, 150)],
	["papel", drop(76, 52, 82, "se")],
	["tinta", `M74 135A85 85 0 0 1 159 50V135z${circle(204, 128, 9)}`],
];

/** A person of a crowd, 58 wide and 80 tall. */
export function figure(x: number, y: number): string {
	return circle(x + 29, y + 21, 18) + dome(x + 29, y + 75, 29);
}

/** A crowd whose people are coloured in turn: one path for each colour. */
export function crowd(
	count: number,
	grid: { columns: number; step: readonly [number, number] },
	colours: readonly ShapeColour[],
): Shape[] {
	const outlines = new Map<ShapeColour, string>();
	for (let index = 0; index < count; index++) {
		const colour = colours[index % colours.length] ?? "noche";
		const person = figure(
			(index % grid.columns) * grid.step[0],
			Math.floor(index / grid.columns) * grid.step[1],
		);
		outlines.set(colour, (outlines.get(colour) ?? "") + person);
	}
	return [...outlines];
}
