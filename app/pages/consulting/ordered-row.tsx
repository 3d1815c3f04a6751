import { Drawing } from "../../ui/shapes/drawing.tsx";
import { drop } from "../../ui/shapes/drop.ts";
import { rectangle } from "../../ui/shapes/outlines.ts";
import type { Shape } from "../../ui/shapes/shapes.tsx";

const colours = ["luz", "noche", "papel", "cielo2"] as const;
const places = Array.from({ length: 10 }, (_, place) => place);
const every = (turn: number) =>
	places
		.filter((place) => place % colours.length === turn)
		.map((place) => drop(64 + place * 134, 20, 55, "sw"))
		.join("");
const row: readonly Shape[] = [
	...colours.map((colour, turn): Shape => [colour, every(turn)]),
	["tinta", rectangle(-2000, 130, 8000, 20)],
];

export function OrderedRow() {
	return (
		<Drawing
			className="consulting-row"
			size={[1440, 150]}
			preserveAspectRatio="xMinYMax slice"
			shapes={row}
		/>
	);
}
