import { sara } from "../../ui/people/people.ts";
import { Drawing } from "../../ui/shapes/drawing.tsx";
import { drop, rectangle } from "../../ui/shapes/outlines.ts";
import { type Shape, Shapes } from "../../ui/shapes/shapes.tsx";

const screen: readonly Shape[] = [
	["tinta", "M130 40a40 40 0 0 1 40-40h300a40 40 0 0 1 40 40v300H130z"],
	["cielo", rectangle(150, 20, 340, 300)],
];
const table: readonly Shape[] = [
	["tinta", rectangle(60, 320, 520, 26)],
	["ladrillo2", rectangle(-2000, 346, 5000, 60)],
];
const cup = (x: number) =>
	`M${x} 262h104v42a42 42 0 0 1-42 42h-20a42 42 0 0 1-42-42zM${x + 104} 270h14a26 26 0 0 1 0 52h-22v-14h22a12 12 0 0 0 0-24h-14z`;
const cups: readonly Shape[] = [
	["papel", cup(8)],
	["ladrillo", cup(500)],
	["cielo2", drop(40, 196, 20, "sw")],
	["papel", drop(532, 196, 20, "se")],
];

export function Coffee() {
	return (
		<Drawing className="call-picture" size={[640, 406]} shapes={screen}>
			<clipPath id="about-screen">
				<path d={rectangle(150, 20, 340, 300)} />
			</clipPath>
			<g clipPath="url(#about-screen)">
				<g transform="translate(168 10) scale(.92)">
					<Shapes list={sara} />
				</g>
			</g>
			<Shapes list={table} />
			<Shapes list={cups} />
		</Drawing>
	);
}
