import type { IndustryId } from "../../content/industries/list.ts";
import { colours, type Ground, grounds } from "./colours.ts";

type Look = {
	on: Ground;
	asks: { fill: string; ink: string };
	answers: { fill: string; ink: string };
	kept?: "xMin" | "xMax";
};

const night = { fill: colours.noche, ink: colours.white };
const brick = { fill: colours.ladrillo, ink: colours.white };
const sky = { fill: colours.cielo, ink: colours.ink };
const paper = { fill: colours.white, ink: colours.ink };

export const industryLooks: Record<IndustryId, Look> = {
	"hospitalidad-viajes": { on: grounds.sol, asks: paper, answers: night, kept: "xMin" },
	"real-estate-construccion": { on: grounds.noche, asks: sky, answers: brick },
	"retail-ecommerce": { on: grounds.ladrillo, asks: sky, answers: night },
	"educacion-ong": { on: grounds.cielo, asks: paper, answers: brick },
	"automotriz-aftermarket": {
		on: { ...grounds.papel, ground: colours.niebla },
		asks: sky,
		answers: brick,
	},
};
