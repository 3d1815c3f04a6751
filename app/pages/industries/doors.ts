import type { IndustryId } from "../../../content/industries/list.ts";
import { bowl, circle, dome, drop, rectangle } from "../../ui/shapes/outlines.ts";
import type { Shape } from "../../ui/shapes/shapes.tsx";

const hotel: readonly Shape[] = [
	["celeste", "M20 404V190A110 110 0 0 1 240 190V404z"],
	["noche", "M60 404V270A70 70 0 0 1 131 200V404z"],
	["luz", `${drop(108, 112, 22, "sw")}M130 404V200A70 70 0 0 1 200 270V404z${circle(116, 312, 7)}`],
];

const tower: readonly Shape[] = [
	["luz", rectangle(30, 120, 200, 284)],
	["sol2", rectangle(130, 76, 100, 14) + rectangle(142, 90, 14, 30) + rectangle(204, 90, 14, 30)],
	[
		"ladrillo",
		rectangle(40, 20, 14, 100) +
			rectangle(54, 20, 146, 14) +
			rectangle(10, 20, 30, 14) +
			rectangle(170, 34, 6, 22) +
			rectangle(80, 270, 50, 134),
	],
	[
		"ladrillo2",
		`${drop(60, 150, 18, "sw")}${drop(112, 150, 18, "sw")}${drop(164, 150, 18, "sw")}${drop(60, 202, 18, "sw")}${drop(112, 202, 18, "sw")}${rectangle(130, 270, 50, 134)}`,
	],
	["papel", drop(164, 202, 18, "sw")],
	["luz", circle(120, 340, 7)],
];

const shop: readonly Shape[] = [
	["ladrillo", rectangle(14, 200, 232, 204)],
	["papel", rectangle(0, 170, 260, 31) + bowl(78, 200, 26) + bowl(182, 200, 26)],
	["luz", bowl(26, 200, 26) + bowl(130, 200, 26) + bowl(234, 200, 26)],
	["celeste", rectangle(34, 252, 92, 110)],
	["luz", rectangle(54, 296, 52, 66)],
	["tinta", "M64 296V290A16 16 0 0 1 96 290V296H88V290A8 8 0 0 0 72 290V296z"],
	["noche", rectangle(144, 252, 84, 152)],
	["noche2", rectangle(144, 252, 42, 152)],
	["luz", circle(196, 330, 7)],
];

const school: readonly Shape[] = [
	["papel", rectangle(14, 210, 232, 194)],
	["ladrillo", dome(130, 210, 130)],
	["papel", circle(130, 156, 36)],
	["tinta", "M130 156V128A28 28 0 0 1 158 156z"],
	["cielo2", rectangle(40, 240, 26, 164) + rectangle(194, 240, 26, 164)],
	["noche", "M82 404V288A48 48 0 0 1 178 288V404z"],
	["noche2", "M130 404V240A48 48 0 0 1 178 288V404z"],
	["luz", circle(118, 330, 7)],
];

const garage: readonly Shape[] = [
	["cielo2", rectangle(0, 150, 260, 254)],
	["ladrillo2", rectangle(0, 150, 260, 34)],
	["tinta", circle(130, 112, 54)],
	["luz", circle(130, 112, 24)],
	["noche", rectangle(24, 214, 212, 190)],
	["noche3", rectangle(24, 214, 212, 12) + rectangle(24, 238, 212, 12) + rectangle(24, 262, 212, 12)],
	["ladrillo2", "M66 330A64 50 0 0 1 194 330z"],
	["celeste", "M82 330A48 34 0 0 1 178 330z"],
	["ladrillo", rectangle(46, 330, 168, 48)],
	["tinta", rectangle(58, 378, 34, 26) + rectangle(168, 378, 34, 26)],
	["luz", drop(58, 338, 15, "sw") + drop(172, 338, 15, "se")],
];

/** The door of each industry's business at night, on 260 × 404. */
export const doors: Record<IndustryId, readonly Shape[]> = {
	"hospitalidad-viajes": hotel,
	"real-estate-construccion": tower,
	"retail-ecommerce": shop,
	"educacion-ong": school,
	"automotriz-aftermarket": garage,
};
