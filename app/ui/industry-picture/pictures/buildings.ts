import { drop } from "../../shapes/drop.ts";
import type { Shape } from "../../shapes/shapes.tsx";

const tower = [150, 186, 222, 258].flatMap((y) => [drop(160, y, 12, "ne"), drop(196, y, 12, "nw")]);
const annex = [196, 230, 264].flatMap((y) => [drop(262, y, 11, "ne"), drop(294, y, 11, "nw")]);

export const buildings: readonly Shape[] = [
	["sol", "M0 0h400v300H0z"],
	["blanco", drop(30, 30, 35, "se")],
	["ladrillo2", "M60 300v-80a80 80 0 0 1 80-80v160z"],
	["ladrillo", "M140 300V140A100 100 0 0 1 240 40v260z"],
	["ladrillo2", "M240 300V90a90 90 0 0 1 90 90v120z"],
	["noche", "M330 300V200a70 70 0 0 1 70 70v30zM60 300v-60a60 60 0 0 0-60 60z"],
	["tinta", [...tower, ...annex].join("")],
	["cielo", drop(196, 186, 12, "nw")],
	["luz", drop(262, 264, 11, "ne") + drop(90, 236, 12, "ne")],
];
