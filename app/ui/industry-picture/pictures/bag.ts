import { drop } from "../../shapes/drop.ts";
import type { Shape } from "../../shapes/shapes.tsx";

export const bag: readonly Shape[] = [
	["noche", "M0 0h400v300H0z"],
	["cielo", "M129 130v-20a71 71 0 0 1 142 0v20h-22v-20a49 49 0 0 0-98 0v20z"],
	["sol", "M80 130h240v170H80z"],
	["tinta", drop(130, 180, 30, "sw")],
	["ladrillo", drop(210, 180, 30, "se")],
	["noche2", drop(20, 30, 25, "ne") + drop(330, 40, 25, "se")],
];
