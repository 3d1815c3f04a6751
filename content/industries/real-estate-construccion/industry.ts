import type { Industry } from "../schema.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { flows } from "./flows.ts";
import { page } from "./page.ts";

export const realEstate = {
	id: "real-estate-construccion",
	products: ["sales-site-hub", "contact-pilot", "fcmsie"],
	text: { es, en },
	page,
	flows,
} as const satisfies Industry;
