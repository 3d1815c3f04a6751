import { type ProductId, products } from "../../content/products/list.ts";
import { en } from "../../content/proposal/en.ts";
import { es } from "../../content/proposal/es.ts";
import { productFor, productForIndustry } from "./pdf/plan/recommend.ts";
import type { StatedFacts } from "./pdf/plan/themes.ts";

type Recommended = Record<"es" | "en", { recommended: string; line: string }>;

/** Finds the product for a need, else for the business, or null. */
export function recommendedFor(lead: StatedFacts): Recommended | null {
	return namedProduct(productFor(lead) ?? productForIndustry(lead));
}

/** Finds the product that a need clearly asks for, or null. */
export function askedProduct(lead: StatedFacts): Recommended | null {
	return namedProduct(productFor(lead));
}

function namedProduct(productId: ProductId | null): Recommended | null {
	const product = products.find(({ id }) => id === productId);
	if (!product) return null;
	return {
		es: { recommended: product.text.es.name, line: lineOf(es.products[product.id]) },
		en: { recommended: product.text.en.name, line: lineOf(en.products[product.id]) },
	};
}

function lineOf(text: string): string {
	const line = text.replace(/^[^:.]{1,80}: /, "");
	return line.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}
