import { drop } from "../../ui/shapes/drop.ts";
import type { Shape } from "../../ui/shapes/shapes.tsx";

const ground = "M0 0h300v300H0z";
const shoulders = "M30 300a120 120 0 0 1 240 0z";

export const portraits: readonly [readonly Shape[], ...(readonly Shape[])[]] = [
	[
		["sol", ground],
		["noche", shoulders],
		["ladrillo", drop(85, 50, 65, "sw")],
	],
	[
		["noche", ground],
		["ladrillo", shoulders],
		["sol", drop(85, 50, 65, "se")],
	],
	[
		["ladrillo", ground],
		["tinta", shoulders],
		["blanco", drop(85, 50, 65, "ne")],
	],
];
