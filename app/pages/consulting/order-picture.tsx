import { drop } from "../../ui/shapes/drop.ts";
import { type Shape, Shapes } from "../../ui/shapes/shapes.tsx";

const [ground, gap] = [420, 12];
const sizes = [
	["cielo", 18],
	["ladrillo", 28],
	["sol", 38],
	["blanco", 50],
	["cielo2", 64],
] as const;

const heap: readonly Shape[] = [
	["cielo2", drop(40, 52, 64, "ne")],
	["blanco", drop(262, 8, 50, "se")],
	["sol", drop(176, 20, 38, "nw")],
	["ladrillo", drop(352, 112, 28, "ne")],
	["cielo", drop(196, 128, 18, "se")],
];

const row = sizes.map(([colour, radius], index): Shape => {
	const before = sizes.slice(0, index).reduce((width, [, radius]) => width + 2 * radius + gap, 0);
	return [colour, drop(before, ground - 2 * radius, radius, "sw")];
});

export function OrderPicture() {
	return (
		<svg className="order-picture" viewBox={`0 0 444 ${ground}`} aria-hidden="true">
			<Shapes list={[...heap, ...row]} />
		</svg>
	);
}
