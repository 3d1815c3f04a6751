import type { Industry } from "../schema.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { flows } from "./flows.ts";
import { page } from "./page.ts";

export const hospitalidad = {
	id: "hospitalidad-viajes",
	products: ["travel-ai-booster", "contact-pilot", "npsie"],
	text: { es, en },
	page,
	flows,
} as const satisfies Industry;
