import type { Industry } from "../schema.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";

export const retail = {
	id: "retail-ecommerce",
	products: ["cpg-cx-ai", "fcmsie", "npsie"],
	text: { es, en },
} as const satisfies Industry;
