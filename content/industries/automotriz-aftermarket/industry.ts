import type { Industry } from "../schema.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { citaTaller } from "./flows/cita_taller.ts";
import { recordatorio } from "./flows/recordatorio.ts";
import { repuesto } from "./flows/repuesto.ts";
import { page } from "./page.ts";

export const automotriz = {
	id: "automotriz-aftermarket",
	products: ["contact-pilot", "fcmsie", "npsie"],
	text: { es, en },
	page,
	flows: [citaTaller, repuesto, recordatorio],
} as const satisfies Industry;
