import type { Industry } from "../schema.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";

export const educacion = {
	id: "educacion-ong",
	products: ["contact-pilot", "fcmsie", "npsie"],
	text: { es, en },
} as const satisfies Industry;
