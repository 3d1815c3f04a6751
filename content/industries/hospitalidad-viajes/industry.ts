import type { Industry } from "../schema.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";

export const hospitalidad = {
	id: "hospitalidad-viajes",
	products: ["travel-ai-booster", "contact-pilot", "npsie"],
	text: { es, en },
} as const satisfies Industry;
