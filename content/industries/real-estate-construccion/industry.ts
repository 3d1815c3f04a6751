import type { Industry } from "../schema.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";

export const realEstate = {
	id: "real-estate-construccion",
	products: ["sales-site-hub", "contact-pilot", "fcmsie"],
	text: { es, en },
} as const satisfies Industry;
