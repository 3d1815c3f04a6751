import { drop } from "../../shapes/drop.ts";
import type { Shape } from "../../shapes/shapes.tsx";

const wheel = (x: number) => `M${x} 240a50 50 0 1 1 100 0 50 50 0 1 1-100 0z`;

export const car: readonly Shape[] = [
	["cielo2", "M0 0h400v300H0z"],
	["tinta", "M0 240h400v60H0z"],
	["ladrillo", "M20 250v-10a100 100 0 0 1 100-100v-40h170v40a100 100 0 0 1 100 100v10z"],
	["blanco", "M150 170a50 50 0 0 1 50-50v50zM206 120h60v50h-60z"],
	["tinta", wheel(60) + wheel(250)],
	["sol", drop(85, 215, 25, "ne") + drop(275, 215, 25, "ne")],
];
