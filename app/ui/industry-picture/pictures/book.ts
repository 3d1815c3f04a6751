import { drop } from "../../shapes/drop.ts";
import type { Shape } from "../../shapes/shapes.tsx";

export const book: readonly Shape[] = [
	["ladrillo", "M0 0h400v300H0z"],
	["sol", drop(150, 18, 50, "sw")],
	["blanco", "M50 260a140 140 0 0 1 140-130v130z"],
	["cielo", "M210 260V130a140 140 0 0 1 140 130z"],
	["tinta", "M30 260h340v40H30z"],
	["ladrillo2", `M190 150h20v110h-20z${drop(30, 30, 30, "nw")}${drop(310, 30, 30, "ne")}`],
	["ladrillo", "M100 196h72v8h-72zM92 218h80v8H92zM84 240h88v8H84z"],
	["noche", "M228 196h72v8h-72zM228 218h80v8h-80zM228 240h88v8h-88z"],
];
