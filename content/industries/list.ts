import { automotriz } from "./automotriz-aftermarket/industry.ts";
import { educacion } from "./educacion-ong/industry.ts";
import { hospitalidad } from "./hospitalidad-viajes/industry.ts";
import { realEstate } from "./real-estate-construccion/industry.ts";
import { retail } from "./retail-ecommerce/industry.ts";
import type { Industry } from "./schema.ts";

/** Every industry, in the order of the menu. One folder and one line here each. */
export const industries = [
	hospitalidad,
	realEstate,
	retail,
	educacion,
	automotriz,
] as const satisfies readonly Industry[];

export type IndustryId = (typeof industries)[number]["id"];

/** What a lead's industry may be: "other" has no page. */
export const industryNames = [...industries.map(({ id }) => id), "other"] as const;
export type IndustryName = (typeof industryNames)[number];
