import type { IndustryId } from "../../../../content/industries/list.ts";
import { drop } from "../../../ui/shapes/drop.ts";
import { rectangle } from "../../../ui/shapes/outlines.ts";
import type { Shape } from "../../../ui/shapes/shapes.tsx";

const scallop = (x: number) => `M${x} 0h80v56a40 40 0 0 1-80 0z`;

/** What hangs along the upper edge of a business's night: a width of it, repeated. */
export const edges: Record<IndustryId, { width: number; shapes: readonly Shape[] }> = {
	"hospitalidad-viajes": {
		width: 160,
		shapes: [
			["ladrillo", scallop(0)],
			["papel", scallop(80)],
		],
	},
	"real-estate-construccion": {
		width: 136,
		shapes: [
			["ladrillo", rectangle(0, 0, 64, 28) + rectangle(0, 64, 64, 28) + rectangle(34, 32, 64, 28)],
			[
				"ladrillo2",
				rectangle(68, 0, 64, 28) +
					rectangle(68, 64, 64, 28) +
					rectangle(102, 32, 34, 28) +
					rectangle(0, 32, 30, 28),
			],
		],
	},
	"retail-ecommerce": {
		width: 160,
		shapes: [
			["sol", scallop(0)],
			["celeste", scallop(80)],
		],
	},
	"educacion-ong": {
		width: 140,
		shapes: [
			["papel", rectangle(0, 8, 140, 5)],
			["celeste", drop(6, 13, 29, "nw")],
			["sol", drop(76, 13, 29, "nw")],
		],
	},
	"automotriz-aftermarket": {
		width: 96,
		shapes: [
			["tinta", rectangle(0, 0, 48, 32) + rectangle(48, 32, 48, 32)],
			["papel", rectangle(48, 0, 48, 32) + rectangle(0, 32, 48, 32)],
		],
	},
};
