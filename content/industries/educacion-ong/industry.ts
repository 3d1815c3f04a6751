import type { Industry } from "../schema.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { admision } from "./flows/admision.ts";
import { donacion } from "./flows/donacion.ts";
import { matricula } from "./flows/matricula.ts";
import { page } from "./page.ts";

export const educacion = {
	id: "educacion-ong",
	products: ["contact-pilot", "fcmsie", "npsie"],
	text: { es, en },
	page,
	flows: [admision, matricula, donacion],
} as const satisfies Industry;
