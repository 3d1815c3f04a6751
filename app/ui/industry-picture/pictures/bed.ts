import { drop } from "../../shapes/drop.ts";
import type { Shape } from "../../shapes/shapes.tsx";

export const bed: readonly Shape[] = [
	["cielo", "M0 0h400v300H0z"],
	["sol", drop(260, 30, 50, "sw")],
	["noche2", "M0 200a100 100 0 0 1 200 0z"],
	["noche", "M100 200a150 150 0 0 1 300 0z"],
	["tinta", "M0 200h400v100H0z"],
	["ladrillo2", "M30 150h20v150H30zM370 220h20v80h-20z"],
	["blanco", "M60 220v-10a50 50 0 0 1 50-50h50v60z"],
	["ladrillo", "M50 220h110v-40h170a40 40 0 0 1 40 40v50H50z"],
];
