import { industries } from "../../content/industries/list.ts";
import { products } from "../../content/products/list.ts";
import type { LeadFacts } from "../leads/lead.ts";
import { productFor } from "./pdf/plan/recommend.ts";

/** What a product is called and what it does, ready to stand in a sentence. */
type Recommended = Record<"es" | "en", { recommended: string; line: string }>;

/** The product for what somebody needs or does, or null. */
export function recommendedFor(facts: Pick<LeadFacts, "industry" | "need">): Recommended | null {
	const home = industries.find(({ id }) => id === facts.industry)?.products[0];
	const wanted = productFor(facts) ?? home;
	const product = products.find(({ id }) => id === wanted);
	if (!product) return null;
	const { es, en } = product.text;
	return {
		es: { recommended: es.name, line: lineOf(es.oneLine) },
		en: { recommended: en.name, line: lineOf(en.oneLine) },
	};
}

/** Put behind a colon, a line begins small; its name in front of its own colon goes. */
function lineOf(oneLine: string): string {
	const line = oneLine.replace(/^[^:.]{1,80}: /, "");
	return line.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}
