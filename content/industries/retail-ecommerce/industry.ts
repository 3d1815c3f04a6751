import type { Industry } from "../schema.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { flows } from "./flows.ts";
import { page } from "./page.ts";

export const retail = {
	id: "retail-ecommerce",
	products: ["cpg-cx-ai", "fcmsie", "npsie"],
	text: { es, en },
	page,
	flows,
} as const satisfies Industry;
