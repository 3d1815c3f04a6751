import { drop } from "../../../ui/shapes/drop.ts";
import type { Shape } from "../../../ui/shapes/shapes.tsx";

const panes = (places: readonly (readonly [number, number])[]) =>
	places.map(([x, y]) => drop(x, y, 10, "sw")).join("");

export const landscapeId = "night-landscape";

/** One landscape of 1440 x 300 for four panels: its hills meet where they touch. */
export const landscape: readonly Shape[] = [
	["noche2", "M360 300H150A210 210 0 0 1 360 90z"],
	["noche3", "M360 90a210 210 0 0 1 210 210H360z"],
	["ladrillo2", "M24 300V184a44 44 0 0 1 44-44v160z"],
	["ladrillo", "M68 300V60a80 80 0 0 1 80 80v160z"],
	[
		"ladrillo2",
		panes([
			[82, 104],
			[114, 144],
			[82, 184],
			[114, 184],
			[82, 224],
			[114, 224],
		]),
	],
	["luz", drop(82, 144, 10, "sw")],
	["noche", "M720 300H560a160 160 0 0 1 160-160z"],
	["sol", "M760 300a150 150 0 0 1 300 0z"],
	["cielo2", "M720 140a160 160 0 0 1 160 160H720z"],
	["noche3", "M1080 300H940a140 140 0 0 1 140-140z"],
	["noche", "M1080 160a140 140 0 0 1 140 140h-140z"],
	["ladrillo", "M1270 300V190a80 80 0 0 1 80-80v190z"],
	["ladrillo2", "M1350 300V160a60 60 0 0 1 60 60v80z"],
	[
		"cielo",
		panes([
			[1284, 194],
			[1316, 154],
			[1316, 194],
			[1284, 234],
			[1316, 234],
		]),
	],
	["ladrillo", drop(1144, 10, 50, "ne")],
];

export const moons = drop(244, 40, 36, "sw") + drop(580, 64, 36, "sw");
