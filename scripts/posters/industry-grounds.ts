import type { IndustryId } from "../../content/industries/list.ts";
import { colours, type Ground, grounds } from "./colours.ts";

/** Sky asks and brick answers on each of them. */
export const industryGrounds: Record<IndustryId, Ground> = {
	"hospitalidad-viajes": grounds.sol,
	"real-estate-construccion": grounds.noche,
	"retail-ecommerce": { ...grounds.papel, ground: colours.niebla },
	"educacion-ong": grounds.sol,
	"automotriz-aftermarket": grounds.noche,
};
