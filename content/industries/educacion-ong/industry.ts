import type { Industry } from "../schema.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { page } from "./page.ts";

export const educacion = {
	id: "educacion-ong",
	products: ["contact-pilot", "fcmsie", "npsie"],
	text: { es, en },
	page,
} as const satisfies Industry;
