import type { Industry } from "../schema.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { page } from "./page.ts";

export const hospitalidad = {
	id: "hospitalidad-viajes",
	products: ["travel-ai-booster", "contact-pilot", "npsie"],
	text: { es, en },
	page,
} as const satisfies Industry;
