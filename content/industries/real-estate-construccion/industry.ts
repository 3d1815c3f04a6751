import type { Industry } from "../schema.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { avanceObra } from "./flows/avance_obra.ts";
import { calificador } from "./flows/calificador.ts";
import { visita } from "./flows/visita.ts";
import { page } from "./page.ts";

export const realEstate = {
	id: "real-estate-construccion",
	products: ["sales-site-hub", "contact-pilot", "fcmsie"],
	text: { es, en },
	page,
	flows: [calificador, visita, avanceObra],
} as const satisfies Industry;
