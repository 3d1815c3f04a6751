import { drop } from "../../../ui/shapes/drop.ts";
import type { Shape } from "../../../ui/shapes/shapes.tsx";

export const hills: readonly Shape[] = [
	["noche2", "M0 180V20a160 160 0 0 1 160 160zM420 180a180 180 0 0 1 360 0z"],
	["noche3", "M120 180a110 110 0 0 1 220 0zM640 180a150 150 0 0 1 300 0z"],
];

const lit = 1;
const floors = Array.from({ length: 10 }, (_, floor) => drop(0, 64 * floor, 14, "sw"));
export const facade = floors.filter((_, floor) => floor !== lit).join("");
export const facadeLight = floors[lit];
