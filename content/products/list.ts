import { contactPilot } from "./contact-pilot.ts";
import { cpgCxAi } from "./cpg-cx-ai.ts";
import { fcmsie } from "./fcmsie.ts";
import { npsie } from "./npsie.ts";
import { salesSiteHub } from "./sales-site-hub.ts";
import type { Product } from "./schema.ts";
import { travelAiBooster } from "./travel-ai-booster.ts";

/** Every product, in the order of the footer. One file and one line here each. */
export const products = [
	fcmsie,
	npsie,
	contactPilot,
	travelAiBooster,
	salesSiteHub,
	cpgCxAi,
] as const satisfies readonly Product[];

export type ProductId = (typeof products)[number]["id"];
