import type { IndustryId } from "../../../../content/industries/list.ts";
import type { Shape } from "../../shapes/shapes.tsx";
import { bag } from "./bag.ts";
import { bed } from "./bed.ts";
import { book } from "./book.ts";
import { buildings } from "./buildings.ts";
import { car } from "./car.ts";

export const industryPictures: Record<IndustryId, readonly Shape[]> = {
	"hospitalidad-viajes": bed,
	"real-estate-construccion": buildings,
	"retail-ecommerce": bag,
	"educacion-ong": book,
	"automotriz-aftermarket": car,
};
