import { type ProductId, products } from "../../content/products/list.ts";
import { en } from "../../content/proposal/en.ts";
import { es } from "../../content/proposal/es.ts";
import { productFor, productOfTrade } from "./pdf/plan/recommend.ts";
import type { Told } from "./pdf/plan/suits.ts";

/** What a product is called and what it does, ready to stand in a sentence. */
type Recommended = Record<"es" | "en", { recommended: string; line: string }>;

/** The product for what somebody needs, else for what they do, or null. */
export function recommendedFor(told: Told): Recommended | null {
	return namedProduct(productFor(told) ?? productOfTrade(told));
}

/** The product that a need surely asks for, or null. */
export function askedProduct(told: Told): Recommended | null {
	return namedProduct(productFor(told));
}

function namedProduct(wanted: ProductId | null): Recommended | null {
	const product = products.find(({ id }) => id === wanted);
	if (!product) return null;
	return {
		es: { recommended: product.text.es.name, line: lineOf(es.products[product.id]) },
		en: { recommended: product.text.en.name, line: lineOf(en.products[product.id]) },
	};
}

/** Put behind a colon, a line begins small; its name in front of its own colon goes. */
function lineOf(text: string): string {
	const line = text.replace(/^[^:.]{1,80}: /, "");
	return line.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}
